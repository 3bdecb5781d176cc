import type { ShownStep } from '../jobs/explain.ts';
import type { Lab } from '../lab.ts';
import { SaveText } from '../parts/documents.tsx';
import { Stepper } from '../parts/stepper.tsx';
import { Working } from '../parts/working.tsx';
import { known, useJob } from '../use.ts';
import { labWords } from '../words/index.ts';

/** The equations solved row operation by row operation. */
export function EliminationTab({ lab }: { readonly lab: Lab }) {
  const work = useJob(lab, 'explain', { way: 'elimination' });
  const found = known(work) as readonly ShownStep[] | null;
  const { elimination } = labWords.value;
  return (
    <section>
      <h2>{elimination.title}</h2>
      <p class="lab-note">{elimination.what}</p>
      {found !== null && <Stepper lab={lab} about={work.about.value} steps={found} />}
      <Working work={work} />
      <div class="lab-row">
        <SaveText
          lab={lab}
          job="explanationText"
          args={{ way: 'elimination', format: 'latex' }}
          file="elimination.tex"
          part="save-latex"
        >
          LaTeX
        </SaveText>
        <SaveText
          lab={lab}
          job="explanationText"
          args={{ way: 'elimination', format: 'markdown' }}
          file="elimination.md"
          part="save-markdown"
        >
          Markdown
        </SaveText>
      </div>
    </section>
  );
}
