import type { Board } from 'douse/board';
import { isOnePicture, layoutOf } from '../design/layout.ts';
import { Canvas } from './canvas.tsx';
import { faces, type Shown } from './face.ts';
import { paintFaces } from './paint.ts';

/** A small board that only shows: lights, presses, marks. `most` is the longest side in pixels. */
export function Picture(props: {
  readonly board: Board;
  readonly levels: number | ArrayLike<number>;
  readonly shown: Shown;
  readonly label: string;
  readonly most?: number;
}) {
  const { board, levels, shown, label, most = 132 } = props;
  // Buttons and lights of a wiring that differ are drawn by themselves: whichever the picture is of.
  const layout = layoutOf(board, isOnePicture(board) || shown.presses === undefined ? 'lights' : 'buttons');
  const size = Math.max(1, Math.min(30, Math.floor(most / Math.max(layout.rows, layout.columns))));
  return (
    <Canvas
      class="lab-picture"
      width={layout.columns * size}
      height={layout.rows * size}
      draw={(context, palette) =>
        paintFaces(context, layout.rows, layout.columns, size, faces(layout, levels, shown), palette)
      }
      deps={[board, shown.lights, shown.presses, shown.marks, shown.aims, shown.pointed]}
      label={label}
    />
  );
}
