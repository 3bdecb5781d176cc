import { StageList } from '../../game/parts/stage-list.tsx';
import { Heading } from '../../parts/heading.tsx';
import { number, phrase } from '../../words/format.ts';
import { language, words } from '../../words/index.ts';
import { kindName } from './kind.ts';
import { paramsOf } from '../../game/puzzle.ts';
import { starsOfSameStage } from '../scores.ts';
import { CLEARED } from '../stages/chances.ts';
import { SAME_STAGE_TABLE } from '../stages/stage-table.ts';
import { makeSameStage, SAME_STAGE_PLACE, SAME_STAGES, type SameStage, type SameWorldName } from '../stages/stages.ts';
import { sameWords } from '../words/index.ts';

/** Every stage, world by world, with its stars. */
export function SameStages() {
  const { stages } = sameWords.value;
  return (
    <main class="sheet-screen worlds">
      <Heading name={stages.title} />
      <p class="quiet">{stages.stars}</p>
      <p class="quiet">{stages.measure}</p>
      {SAME_STAGE_TABLE.map(({ name: world }) => (
        <World key={world} world={world} />
      ))}
    </main>
  );
}

function World({ world }: { readonly world: SameWorldName }) {
  const say = sameWords.value;
  const own = SAME_STAGES.filter((stage) => stage.world === world);
  const [first, last] = [own[0]!, own.at(-1)!];
  const n = (value: number): string => number(language.value, value);
  return (
    <section aria-labelledby={`world-${world}`} data-world={world}>
      <h2 id={`world-${world}`}>
        {worldTitle(world)} <small>{kindName(say, paramsOf(first.id))}</small>
      </h2>
      <p class="quiet">{phrase(say.stages.range, { first: n(clearedOf(first)), last: n(clearedOf(last)) })}</p>
      <StageList
        stages={own.map((stage) => ({
          address: `${SAME_STAGE_PLACE}/${makeSameStage(stage)}`,
          name: makeSameStage(stage),
          number: String(stage.number),
          title: sameStageName(stage),
          says: `${phrase(say.stages.chance, { n: n(clearedOf(stage)) })}; ${markOf(stage)}`,
          stars: starsOfSameStage(stage),
        }))}
      />
    </section>
  );
}

/** How many of 1000 games of random moves clear a stage. */
const clearedOf = (stage: SameStage): number => CLEARED[SAME_STAGES.indexOf(stage)]!;

export function worldTitle(world: SameWorldName): string {
  const say = sameWords.value;
  return world === 'tiny' ? say.stages.tiny : say.sizes[world];
}

/** A stage by its number, as the page names every stage. */
export const sameStageName = ({ number: n }: SameStage): string => phrase(words.value.home.stage, { n });

/** What three stars ask for. */
export const markOf = ({ mark }: SameStage): string =>
  phrase(sameWords.value.stages.mark, { points: number(language.value, mark) });
