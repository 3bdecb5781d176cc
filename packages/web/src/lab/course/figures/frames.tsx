import { useSignal } from '@preact/signals';
import type { Lab } from '../../lab.ts';
import { StepBar } from '../../parts/stepbar.tsx';
import type { MatrixData } from '../chapter.ts';
import { Said } from '../view/rich.tsx';
import { MatrixFigure } from './matrix.tsx';

/** A matrix that changes step by step. */
export function FramesFigure(props: {
  readonly lab: Lab;
  readonly frames: readonly { readonly says: string; readonly matrix: MatrixData }[];
  readonly texts: Readonly<Record<string, string>>;
}) {
  const { lab, frames, texts } = props;
  const at = useSignal(0);
  const frame = frames[Math.min(at.value, frames.length - 1)]!;
  return (
    <div class="lab-frames" data-figure="frames">
      <StepBar at={at.value + 1} first={1} last={frames.length} name="frame" small onGo={(to) => (at.value = to - 1)} />
      <p class="lab-frame-says" role="status">
        <Said says={frame.says} texts={texts} />
      </p>
      <MatrixFigure lab={lab} matrix={frame.matrix} named={frame.says !== frame.matrix.name} />
    </div>
  );
}
