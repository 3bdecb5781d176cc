import { useRef } from 'preact/hooks';
import { type Design, levelsOf } from '../design/design.ts';
import { isOnePicture, layoutOf } from '../design/layout.ts';
import type { Lab, Pointed } from '../lab.ts';
import { faces } from '../parts/face.ts';
import { labWords } from '../words/index.ts';
import { Cells } from './cells.tsx';
import { GraphBoard } from './graph.tsx';
import { holeLabel, lightLabel, nameOf } from './place.ts';
import { beginStroke, type Stroke, type Tool } from './tools.ts';

/** The board that is edited, with whatever the open tab shows on it. */
export function EditorBoard({ lab, tool, own }: { readonly lab: Lab; readonly tool: Tool; readonly own: number }) {
  const design = lab.design.value;
  const { board } = design.problem;
  if (design.spots !== null) return <GraphBoard lab={lab} tool={tool} own={own} />;
  if (isOnePicture(board)) return <CellEditor lab={lab} tool={tool} own={own} of="both" />;
  return (
    <>
      <h2 class="lab-caption">{labWords.value.editor.lights}</h2>
      <CellEditor lab={lab} tool={tool === 'press' ? 'lights' : tool} own={own} of="lights" />
      <h2 class="lab-caption">{labWords.value.editor.buttons}</h2>
      <CellEditor lab={lab} tool="press" own={own} of="buttons" />
    </>
  );
}

/** Cells that are numbered on the board; on larger boards the numbers could not be read. */
const MOST_NUMBERED = 36;

/** Each light's number of levels, to be shown where marks are. */
const ownLevels = ({ problem: task }: Design): ArrayLike<number> =>
  task.moduli ?? new Uint32Array(task.board.lights).fill(task.levels);

/** Lights, buttons, or both where they share their places. */
function CellEditor(props: {
  readonly lab: Lab;
  readonly tool: Tool;
  readonly own: number;
  readonly of: 'lights' | 'buttons' | 'both';
}) {
  const { lab, tool, own, of } = props;
  const stroke = useRef<Stroke | null>(null);
  const design = lab.design.value;
  const showing = lab.showing.value;
  const pointed = lab.pointed.value;
  const { board, levels, moduli, start, target } = design.problem;
  const layout = layoutOf(board, of === 'buttons' ? 'buttons' : 'lights');
  const lights = tool === 'target' ? (target ?? undefined) : (showing?.lights ?? start);
  const shown = {
    lights: of === 'buttons' ? undefined : lights,
    aims: of === 'buttons' || tool === 'target' ? null : target,
    presses: of === 'lights' ? undefined : showing?.presses,
    marks: of === 'buttons' ? undefined : tool === 'own' ? ownLevels(design) : showing?.marks,
  };
  const cell = of === 'buttons' ? pointed?.button : (pointed?.light ?? (of === 'both' ? pointed?.button : undefined));
  const faceAt = faces(layout, of === 'buttons' ? 2 : (moduli ?? levels), shown);
  const labelAt = (place: number): string => {
    const cell = layout.cell[place]!;
    if (cell < 0) return holeLabel(place, layout.columns);
    if (of === 'buttons') return nameOf(board, cell, 'buttons');
    const { cells } = labWords.value;
    const face = faceAt(place)!;
    const more = [
      ...(face.press > 0 ? [cells.pressed.replace('{n}', String(face.press))] : []),
      ...(face.mark > 0 ? [cells.marked] : []),
    ];
    return [lightLabel(board, cell, face.level, levelsOf(design.problem, cell)), ...more].join(', ');
  };
  const point = (place: number | null): void => {
    const cell = place === null ? -1 : layout.cell[place]!;
    const next: Pointed | null =
      cell < 0
        ? null
        : of === 'both'
          ? { light: cell, button: cell }
          : of === 'lights'
            ? { light: cell }
            : { button: cell };
    const before = lab.pointed.peek();
    if (before?.light !== next?.light || before?.button !== next?.button) lab.pointed.value = next;
  };
  return (
    <Cells
      layout={layout}
      faceAt={faceAt}
      version={[design, showing, tool]}
      pointed={cell === undefined ? null : layout.place[cell]!}
      partner={
        of === 'both' && pointed?.button !== undefined && pointed.button !== cell ? layout.place[pointed.button]! : null
      }
      label={labWords.value.editor.board}
      labelAt={labelAt}
      nameAt={
        of === 'both'
          ? showing?.numbered === true && layout.rows * layout.columns <= MOST_NUMBERED
            ? (place) => String(layout.cell[place]! + 1)
            : undefined
          : (place) => nameOf(board, layout.cell[place]!, of === 'buttons' ? 'buttons' : 'lights')
      }
      holes={tool === 'holes'}
      onPoint={point}
      onBegin={(place) => {
        const cell = layout.cell[place]!;
        if (showing?.press !== undefined) {
          if (cell >= 0 && of !== 'lights') showing.press(cell);
          return;
        }
        stroke.current = beginStroke(lab, tool, own);
        stroke.current.visit(place, cell);
      }}
      onVisit={(place) => stroke.current?.visit(place, layoutOf(lab.design.peek().problem.board).cell[place] ?? -1)}
      onEnd={() => (stroke.current = null)}
    />
  );
}
