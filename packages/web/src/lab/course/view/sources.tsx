import type { Lab } from '../../lab.ts';
import { Press } from '../../parts/inputs.tsx';
import { SOURCES } from '../sources.ts';
import { courseWords } from '../words/index.ts';

/** History, bibliography and the glossary as a list. */
export function Sources({ lab }: { readonly lab: Lab }) {
  const words = courseWords.value;
  const { sources } = words.texts;
  return (
    <section class="lab-sources">
      <div class="lab-row">
        <Press part="course-contents" onPress={() => (lab.detail.value = '')}>
          {words.contents}
        </Press>
      </div>
      <h2>{sources.title}</h2>
      <p>{sources.history}</p>
      <h3>{sources.list}</h3>
      <ul class="lab-notes">
        {SOURCES.map((source) => (
          <li key={source} lang="en">
            {source}
          </li>
        ))}
      </ul>
      <h3>{words.glossary}</h3>
      <dl class="lab-glossary">
        {Object.values(words.terms)
          .toSorted((a, b) => a.word.localeCompare(b.word))
          .map(({ word, note }) => (
            <div key={word}>
              <dt>{word}</dt>
              <dd>{note}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
}
