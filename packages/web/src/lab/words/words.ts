import type { Forms } from '../../words/words.ts';
import type { en } from './en.ts';

/** The shape of a dictionary: every text a text, every set of number forms a set of number forms. */
export type Shape<Node> = Node extends string
  ? string
  : Node extends { readonly one: string; readonly other: string }
    ? Forms
    : { readonly [Key in keyof Node]: Shape<Node[Key]> };

/** All that the laboratory says, in one language. */
export type LabWords = Shape<typeof en>;
