import { type Offset, RULES } from 'douse/board';
import { phrase } from '../../words/format.ts';
import { changeGrid } from '../design/edits.ts';
import { drawnRule, RADIUS } from '../design/rule.ts';
import type { Lab } from '../lab.ts';
import { labWords } from '../words/index.ts';

const SIDE = Array.from({ length: 2 * RADIUS + 1 }, (_, i) => i - RADIUS);

/** The rule as a picture around the pressed cell: each press of a place there moves that light by one level more. */
export function RuleGrid({ lab }: { readonly lab: Lab }) {
  const { editor } = labWords.value;
  const { board, levels } = lab.design.value.problem;
  if (board.kind !== 'grid') return null;
  // Rows and columns, and tables, are no pattern: drawing begins anew from the plus.
  const known =
    board.rule.kind === 'pattern' ? board.rule : (RULES.plus as Extract<typeof RULES.plus, { kind: 'pattern' }>);
  const top = Math.min(9, levels - 1);
  const weightAt = (row: number, column: number): number =>
    known.offsets.find((offset) => offset.row === row && offset.column === column)?.weight ?? 0;
  const turn = (row: number, column: number): void => {
    const weight = (weightAt(row, column) + 1) % (top + 1);
    const others: readonly Offset[] = known.offsets.filter((offset) => offset.row !== row || offset.column !== column);
    const offsets = [...others, ...(weight > 0 ? [{ row, column, weight }] : [])];
    offsets.sort((a, b) => a.row - b.row || a.column - b.column);
    if (offsets.length > 0) lab.change(changeGrid(lab.design.peek(), { rule: drawnRule(offsets) }));
  };
  return (
    <details class="lab-rule">
      <summary>{editor.drawRule}</summary>
      <p>{editor.drawRuleHow}</p>
      <div class="lab-rule-grid" role="group" aria-label={editor.drawRule}>
        {SIDE.map((row) =>
          SIDE.map((column) => {
            const weight = weightAt(row, column);
            return (
              <button
                type="button"
                key={`${row} ${column}`}
                data-offset={`${row} ${column}`}
                data-weight={weight > 0 ? weight : undefined}
                data-centre={row === 0 && column === 0 ? '' : undefined}
                aria-pressed={weight > 0}
                aria-label={offsetName(row, column, weight)}
                onClick={() => turn(row, column)}
              >
                {top > 1 && weight > 0 ? weight : ''}
              </button>
            );
          }),
        )}
      </div>
    </details>
  );
}

/** `1 up, 2 left: moved by 1`. */
function offsetName(row: number, column: number, weight: number): string {
  const { offset } = labWords.value.editor;
  const parts = [
    ...(row === 0 ? [] : [phrase(row < 0 ? offset.up : offset.down, { n: Math.abs(row) })]),
    ...(column === 0 ? [] : [phrase(column < 0 ? offset.left : offset.right, { n: Math.abs(column) })]),
  ];
  const where = parts.length === 0 ? offset.centre : parts.join(', ');
  return `${where}: ${weight === 0 ? offset.still : phrase(offset.moved, { n: weight })}`;
}
