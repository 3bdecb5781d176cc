import './styles/stats.css';
import { Choice } from '../parts/choice.tsx';
import { Heading } from '../parts/heading.tsx';
import { lazy } from '../page/lazy.tsx';
import { replaceAddress, type Route } from '../page/routes.ts';
import { language, words } from '../words/index.ts';
import { LightsStats } from '../lights/stats.tsx';
import { statsWords } from './words/stats.ts';

const SameStats = lazy(async () => (await import('../same/stats.tsx')).SameStats, 'part');

/** What was played in this browser: figures and plots, of Lights Out or, at `#stats/samegame`, of SameGame. */
export function Stats({ route }: { readonly route: Route }) {
  const say = statsWords[language.value];
  const shown = 'rest' in route && route.rest === 'samegame' ? 'samegame' : 'lights';
  return (
    <main class="sheet-screen stats">
      <Heading name={say.title} />
      <Choice
        name="game"
        row
        title={say.game}
        options={['lights', 'samegame']}
        chosen={shown}
        onChoose={(game) => replaceAddress(game === 'samegame' ? 'stats/samegame' : 'stats')}
      >
        {(game) => (game === 'samegame' ? words.value.home.samegame : 'Lights Out')}
      </Choice>
      {shown === 'samegame' ? <SameStats say={say} /> : <LightsStats say={say} />}
    </main>
  );
}
