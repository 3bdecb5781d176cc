import { useMemo } from 'preact/hooks';
import type { Lab } from '../../lab.ts';
import { Formula } from '../../parts/formula.tsx';
import type { Figure } from '../chapter.ts';
import type { Live } from '../live.ts';
import type { Vector } from '../math/linear.ts';
import { DotFigure } from './dot.tsx';
import { FramesFigure } from './frames.tsx';
import { GraphFigure } from './graph.tsx';
import { MatrixFigure } from './matrix.tsx';
import { PicturesFigure } from './pictures.tsx';
import { TableFigure } from './table.tsx';
import { VectorsFigure } from './vectors.tsx';

/** What stands beside a step's text. A kind of figure is a file here and a case below. */
export function FigureView(props: {
  readonly lab: Lab;
  readonly live: Live;
  readonly figure: Figure;
  readonly texts: Readonly<Record<string, string>>;
  readonly onMark: (marks: Vector) => void;
}) {
  const { lab, live, figure, texts, onMark } = props;
  const data = useMemo(() => computed(figure), [figure]);
  switch (data.kind) {
    case 'vectors':
      return <VectorsFigure lab={lab} live={live} />;
    case 'matrix':
      return <MatrixFigure lab={lab} matrix={data.matrix} />;
    case 'frames':
      return <FramesFigure lab={lab} frames={data.frames} texts={texts} />;
    case 'pictures':
      return <PicturesFigure pictures={data.pictures} texts={texts} />;
    case 'dot':
      return <DotFigure lab={lab} live={live} patterns={data.patterns} onMark={onMark} />;
    case 'table':
      return <TableFigure head={data.head} rows={data.rows} texts={texts} />;
    case 'graph':
      return <GraphFigure graph={data.graph} />;
    case 'formula':
      return <Formula tex={data.tex} block />;
  }
}

/** The figure with its data, computed when it is first shown. */
function computed(figure: Figure) {
  switch (figure.kind) {
    case 'matrix':
      return { kind: figure.kind, matrix: figure.matrix() };
    case 'frames':
      return { kind: figure.kind, frames: figure.frames() };
    case 'pictures':
      return { kind: figure.kind, pictures: figure.pictures() };
    case 'dot':
      return { kind: figure.kind, patterns: figure.patterns() };
    case 'table':
      return { kind: figure.kind, ...figure.table() };
    case 'graph':
      return { kind: figure.kind, graph: figure.graph() };
    default:
      return figure;
  }
}
