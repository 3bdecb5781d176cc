import { parseDesign } from '../../design/text.ts';
import { Picture } from '../../parts/picture.tsx';
import type { PictureData } from '../chapter.ts';
import { courseWords } from '../words/index.ts';
import { Said } from '../view/rich.tsx';

/** Small boards side by side. */
export function PicturesFigure(props: {
  readonly pictures: readonly PictureData[];
  readonly texts: Readonly<Record<string, string>>;
}) {
  return (
    <ul class="lab-pictures" data-figure="pictures">
      {props.pictures.map((picture, i) => {
        const design = parseDesign(picture.board);
        if (!design.ok) throw new RangeError(`chapter: ${design.error}`);
        const { board, levels } = design.value.problem;
        const { lights, presses, marks } = picture;
        return (
          <li key={i}>
            <Picture
              board={board}
              levels={levels}
              shown={{ lights, presses, marks }}
              label={`${courseWords.value.figure} ${i + 1}`}
              most={112}
            />
            <Said says={picture.says} texts={props.texts} />
          </li>
        );
      })}
    </ul>
  );
}
