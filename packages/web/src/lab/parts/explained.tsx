import type { ShownStep, Way } from '../jobs/explain.ts';
import type { Lab } from '../lab.ts';
import { known, useJob } from '../use.ts';
import { SaveText } from './documents.tsx';
import { Stepper } from './stepper.tsx';
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
            <SaveText
              lab={lab}
              job="explanationText"
              args={{ way, format: 'latex' }}
              file={`${way}.tex`}
              part="save-latex"
            >
              LaTeX
            </SaveText>
            <SaveText
              lab={lab}
              job="explanationText"
              args={{ way, format: 'markdown' }}
              file={`${way}.md`}
              part="save-markdown"
            >
              Markdown
            </SaveText>
          </div>
        </>
      )}
      <Working work={work} />
    </section>
  );
}
