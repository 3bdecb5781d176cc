import { type ExplanationFormat, makeExplanation } from 'douse/formats';
import { language } from '../../words/index.ts';
import type { Design } from '../design/design.ts';
import type { ShownStep, Way } from '../jobs/explain.ts';
import type { Lab } from '../lab.ts';
import { known, useJob } from '../use.ts';
import { download } from './download.ts';
import { Press } from './inputs.tsx';
import { Stepper } from './stepper.tsx';
import { toldText } from './told.ts';
import { Working } from './working.tsx';

/** A solution step by step, to walk through and to save. */
export function Explained(props: {
  readonly lab: Lab;
  readonly way: Way;
  readonly title: string;
  readonly what: string;
}) {
  const { lab, way, title, what } = props;
  const work = useJob(lab, 'explain', { way });
  const found = known(work) as readonly ShownStep[] | null;
  return (
    <section>
      <h2>{title}</h2>
      <p class="lab-note">{what}</p>
      {found !== null && (
        <>
          <Stepper lab={lab} about={work.about.value} steps={found} />
          <div class="lab-row">
            <Press
              part="save-latex"
              onPress={() => download(`${way}.tex`, written(work.about.value, found, title, 'latex'))}
            >
              LaTeX
            </Press>
            <Press
              part="save-markdown"
              onPress={() => download(`${way}.md`, written(work.about.value, found, title, 'markdown'))}
            >
              Markdown
            </Press>
          </div>
        </>
      )}
      <Working work={work} />
    </section>
  );
}

/** The steps as a document in the language of the page, laid out as `douse explain` does it. */
function written(
  { problem: { board, levels } }: Design,
  steps: readonly ShownStep[],
  title: string,
  format: ExplanationFormat,
): string {
  const told = steps.map(({ says, told, why, formula, picture, matrix }) => ({
    says: (told && toldText(told, board, levels, why, language.value)) ?? says,
    ...(formula !== null && { formula }),
    ...(picture !== null && {
      picture:
        picture.of === 'marks'
          ? { of: picture.of, values: picture.values, levels }
          : { of: picture.of, values: picture.values },
    }),
    ...(matrix !== null && { matrix: { name: matrix.name, rows: rowsOf(matrix.data) } }),
  }));
  const solvable = steps.every(({ why }) => why === null);
  return `${makeExplanation({ title, board, levels, solvable, steps: told }, format)}\n`;
}

const rowsOf = ({ rows, columns, entries }: NonNullable<ShownStep['matrix']>['data']): Uint32Array[] =>
  Array.from({ length: rows }, (_, r) => Uint32Array.from(entries.subarray(r * columns, (r + 1) * columns)));
