import { readFileSync } from 'node:fs';

/** The known answers kept in `test-data`, each file naming where they come from. */
const oracle = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../test-data/${name}.json`, import.meta.url), 'utf8'));

export interface LightsCase {
  readonly rows: number;
  readonly columns: number;
  readonly levels: number;
  readonly rule: string;
  readonly wrap: string;
  readonly board: readonly string[];
  readonly solvable: boolean;
  readonly solutions?: string;
  /** Null where it was not computed. */
  readonly fewestPresses?: number | null;
}
/** 160 boards of every rule, many levels and shapes; answers by exhaustive search. */
export const lightsCases = (): LightsCase[] => oracle('lights') as LightsCase[];

export interface PrintedCase {
  readonly from: string;
  readonly board?: readonly string[];
  readonly levels: number;
  readonly presses?: readonly number[];
  readonly quiet?: readonly (readonly number[])[];
  readonly rank?: number;
  readonly solvable?: boolean;
  readonly solutions?: number;
  readonly fewestPresses?: number;
  readonly invertible?: readonly number[];
  readonly singular?: readonly number[];
}
/** Examples that published texts print. */
export const printedCases = (): PrintedCase[] => (oracle('printed-cases') as { lights: PrintedCase[] }).lights;

export interface PublicCase {
  readonly source: string;
  readonly board?: readonly string[];
  readonly levels?: number;
  readonly rule?: string;
  readonly wiring?: object;
  readonly solvable?: unknown;
  readonly solutions?: string;
  readonly presses?: readonly number[];
  readonly fewestPresses?: unknown;
  readonly aoc?: readonly string[];
  readonly counters?: readonly number[];
}
/** Boards that people posted publicly. */
export const publicCases = (): PublicCase[] => (oracle('public-cases') as { cases: PublicCase[] }).cases;

interface Series {
  readonly source: string;
  readonly values: readonly number[];
}
export interface Facts {
  readonly nullityMod2Square: Series;
  readonly nullityMod2Torus: Series;
  readonly nullityMod3Square: Series;
  readonly nullityMod5Square: Series;
  readonly fewestPressesAllOn: Series;
  readonly histogram5x5: Series;
  readonly smithInvariantsNotOne: { readonly values: readonly (readonly number[])[] };
  readonly cubeNullityMod2: Series;
  readonly hardestBoardPresses: { readonly values: Readonly<Record<string, number>> };
}
export const facts = (): Facts => oracle('facts') as Facts;

export interface SameCase {
  readonly board: readonly string[];
  readonly clearable: boolean;
  readonly fewestMoves: number | null;
  readonly maxScore: number;
  readonly fewestLeft: number;
}
/** 39 SameGame boards; answers by exhaustive search. */
export const sameCases = (): SameCase[] => oracle('samegame') as SameCase[];

export interface PrintedSame {
  readonly board: readonly string[];
  readonly afterFirstMoves: readonly (readonly string[])[];
  readonly fewestMoves: number;
  readonly maxPoints: number;
}
/** The SameGame board that a published text prints, with the boards after each first move. */
export const printedSame = (): PrintedSame[] => (oracle('printed-cases') as { samegame: PrintedSame[] }).samegame;

export interface PublicSame {
  readonly samegame: readonly string[];
  readonly fewestMoves?: number;
  readonly clearable?: boolean;
}
/** SameGame boards that people posted publicly. */
export const publicSame = (): PublicSame[] =>
  (oracle('public-cases') as { cases: PublicSame[] }).cases.filter(({ samegame }) => samegame !== undefined);
