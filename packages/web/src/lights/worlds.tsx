import { StageList } from '../game/parts/stage-list.tsx';
import { Heading } from '../parts/heading.tsx';
import { phrase } from '../words/format.ts';
import { words } from '../words/index.ts';
import { STAGE_PLACE } from './address.ts';
import { MODE_NAMES } from './modes.ts';
import { kindOf } from './parts/kind.ts';
import { ToyPicture, toyOf } from './parts/toys.tsx';
import { stageName, worldName } from './parts/title.tsx';
import { starsOfStage } from './records.ts';
import { makeStage, paramsOfWorld, pressesOf, type World, WORLDS } from './stages/stages.ts';

/** Every stage, world by world, with its stars: the modes' ramps, then the toys. */
export function Worlds() {
  const { home } = words.value;
  const toys = WORLDS.filter(({ mode }) => mode === null);
  return (
    <main class="sheet-screen worlds">
      <Heading name={home.worlds} />
      <p class="quiet">{home.worldsIs}</p>
      {MODE_NAMES.map((mode) => (
        <section key={mode} aria-labelledby={`world-${mode}`}>
          <h2 id={`world-${mode}`}>{home.modes[mode]}</h2>
          {WORLDS.filter((world) => world.mode === mode).map((world) => (
            <Stages key={world.name} world={world} />
          ))}
        </section>
      ))}
      <h2>{home.toysTitle}</h2>
      {toys.map((world) => (
        <section key={world.name} aria-labelledby={`world-${world.name}`} data-toy={world.name}>
          <h3 id={`world-${world.name}`} class="toy">
            <ToyPicture name={toyOf(world.kind)!} />
            <span>
              {worldName(world)} <small>{kindOf(paramsOfWorld(world))}</small>
            </span>
          </h3>
          <Stages world={world} />
        </section>
      ))}
    </main>
  );
}

function Stages({ world }: { readonly world: World }) {
  const { solved } = words.value;
  const stages = world.solutions.map((_, i) => {
    const stage = { world, number: i + 1 };
    return {
      address: `${STAGE_PLACE}/${makeStage(stage)}`,
      name: makeStage(stage),
      number: stageName(stage).replace(/\D+/g, ''),
      title: stageName(stage),
      says: phrase(solved.ofShare, { n: pressesOf(stage) }),
      stars: starsOfStage(stage),
    };
  });
  return <StageList stages={stages} />;
}
