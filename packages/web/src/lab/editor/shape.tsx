import {
  cube,
  grid,
  isPresetName,
  PRESETS,
  type RuleName,
  RULES,
  ruleNeeds,
  WRAPS,
  type Wrap,
  isRuleName,
} from 'douse/board';
import { useMemo, useRef } from 'preact/hooks';
import { words } from '../../words/index.ts';
import { darkDesign, MAX_CELLS, MAX_CUBE_SIDE, MAX_LEVELS, MAX_SIDE } from '../design/design.ts';
import { changeGrid, graphDesign, graphOf, spotsInGrid, withGraph, withLevels } from '../design/edits.ts';
import { gridOf } from '../design/graph.ts';
import { layoutOf } from '../design/layout.ts';
import { ruleNameOf } from '../design/rule.ts';
import { presetDesign } from '../design/text.ts';
import type { Lab } from '../lab.ts';
import { NumberInput, Press, Select } from '../parts/inputs.tsx';
import { labWords } from '../words/index.ts';
import { RuleGrid } from './rule.tsx';
import { resized } from './tools.ts';

type Kind = 'grid' | 'cube' | 'graph' | 'wiring';

const kindOf = ({ design }: Lab): Kind => {
  const { board } = design.value.problem;
  return board.kind === 'grid' ? 'grid' : (board.shape?.kind ?? 'wiring');
};

/** What the board is: rectangle, cube or graph; its size, levels, rule and wrap. */
export function Shape({ lab }: { readonly lab: Lab }) {
  const { editor } = labWords.value;
  const kind = kindOf(lab);
  const { problem: task } = lab.design.value;
  const { board } = task;
  // On a narrow page the views come before it: it opens when it is asked for.
  const open = useRef(matchMedia('(min-width: 60rem)').matches);
  return (
    <details
      class="lab-shape"
      open={open.current}
      onToggle={(event) => (open.current = event.currentTarget.open)}
      data-part="shape"
    >
      <summary>{editor.shape}</summary>
      <div class="lab-shape-inputs">
        <Select
          label={editor.kind}
          name="kind"
          value={kind}
          options={(kind === 'wiring'
            ? (['wiring', 'grid', 'cube', 'graph'] as const)
            : (['grid', 'cube', 'graph'] as const)
          ).map((option) => [option, editor.kinds[option]] as const)}
          onChange={(chosen) => changeKind(lab, chosen)}
        />
        {board.kind === 'grid' && (
          <>
            <NumberInput
              label={editor.rows}
              name="rows"
              value={board.rows}
              least={1}
              most={Math.min(MAX_SIDE, Math.floor(MAX_CELLS / board.columns))}
              onChange={(rows) => resized(lab, rows, board.columns)}
            />
            <NumberInput
              label={editor.columns}
              name="columns"
              value={board.columns}
              least={1}
              most={Math.min(MAX_SIDE, Math.floor(MAX_CELLS / board.rows))}
              onChange={(columns) => resized(lab, board.rows, columns)}
            />
          </>
        )}
        {board.kind === 'wiring' && board.shape?.kind === 'cube' && (
          <NumberInput
            label={editor.side}
            name="side"
            value={board.shape.side}
            least={1}
            most={MAX_CUBE_SIDE}
            onChange={(side) => lab.change(darkDesign(cube(side), task.levels))}
          />
        )}
        <NumberInput
          label={task.moduli === null ? editor.levels : editor.levelsMixed}
          name="levels"
          value={task.moduli === null ? task.levels : Math.max(...task.moduli)}
          least={2}
          most={MAX_LEVELS}
          onChange={(q) => lab.change(withLevels(lab.design.peek(), q))}
        />
        {board.kind === 'grid' && (
          <>
            <Select
              label={editor.wrap}
              name="wrap"
              value={board.wrap}
              options={WRAPS.map((wrap) => [wrap, wrap === 'none' ? editor.noWrap : words.value.wraps[wrap]] as const)}
              onChange={(wrap: Wrap) => lab.change(changeGrid(lab.design.peek(), { wrap }))}
            />
            <Select
              label={editor.rule}
              name="rule"
              value={ruleNameOf(board.rule) ?? 'drawn'}
              options={[
                ...(Object.keys(RULES) as RuleName[])
                  .filter((name) => ruleNeeds(RULES[name], board.rows, board.columns) === null)
                  .map((name) => [name, words.value.rules[name]] as const),
                ...(ruleNameOf(board.rule) === null ? [['drawn', editor.drawn] as const] : []),
              ]}
              onChange={(name) => isRuleName(name) && lab.change(changeGrid(lab.design.peek(), { rule: RULES[name] }))}
            />
          </>
        )}
        <Select
          label={editor.preset}
          name="preset"
          value=""
          options={[['', editor.choose], ...Object.entries(PRESETS).map(([name, { title }]) => [name, title] as const)]}
          onChange={(name) => isPresetName(name) && lab.change(presetDesign(PRESETS[name]))}
        />
        {kind === 'graph' && <ToGrid lab={lab} />}
        {kind !== 'graph' && (
          <Press part="to-graph" off={board.lights > MOST_DRAWN || graphOf(task) === null} onPress={() => toGraph(lab)}>
            {editor.toGraph}
          </Press>
        )}
        <RuleGrid lab={lab} />
      </div>
    </details>
  );
}

/** The way back from a graph that still is a rectangle. */
function ToGrid({ lab }: { readonly lab: Lab }) {
  const back = useMemo(() => gridOf(lab.design.value), [lab.design.value]);
  return (
    <Press part="to-grid" off={back === null} onPress={() => back !== null && lab.change(back)}>
      {labWords.value.editor.toGrid}
    </Press>
  );
}

/** Most vertices of a board that becomes a drawn graph. */
const MOST_DRAWN = 400;

/** The board as a graph whose vertices stand where its cells stood. */
function toGraph(lab: Lab): void {
  const design = lab.design.peek();
  const graph = graphOf(design.problem);
  if (graph === null) return;
  const { place, rows, columns } = layoutOf(design.problem.board);
  lab.change(withGraph(design, graph, spotsInGrid(place, rows, columns)));
}

function changeKind(lab: Lab, kind: Kind): void {
  if (kind === kindOf(lab)) return;
  const { levels, moduli } = lab.design.peek().problem;
  const q = moduli === null ? levels : 2;
  if (kind === 'grid') lab.change(darkDesign(grid(5, 5), q));
  else if (kind === 'cube') lab.change(darkDesign(cube(3), q));
  else if (lab.design.peek().problem.board.lights <= MOST_DRAWN && graphOf(lab.design.peek().problem) !== null)
    toGraph(lab);
  else lab.change(graphDesign(FIRST_GRAPH, q));
}

/** A house with a roof: small, and not regular. */
const FIRST_GRAPH = {
  names: ['1', '2', '3', '4', '5'],
  edges: [
    [0, 1],
    [1, 2],
    [2, 3],
    [3, 4],
    [4, 0],
    [1, 4],
  ],
} as const;
