import './styles/stats.css';
import { Choice } from '../parts/choice.tsx';
import { Heading } from '../parts/heading.tsx';
import { BackupPanel } from './backup-panel.tsx';
import { statsWords } from '../game/words/index.ts';
import { replaceAddress, type Route } from '../page/routes.ts';
import { PUZZLES } from '../puzzles/registry.ts';

/** The puzzles as they stand on this screen: the page's own first. */
const SHOWN = PUZZLES.toReversed();

/** What was played in this browser: figures and plots, of Lights Out or, at `#stats/samegame`, of another puzzle. */
export function Stats({ route }: { readonly route: Route }) {
  const say = statsWords.value;
  const shown = SHOWN.find(({ name }) => name === route.rest) ?? SHOWN[0]!;
  const { Stats: Own } = shown;
  return (
    <main class="sheet-screen stats">
      <Heading name={say.title} />
      <Choice
        name="game"
        row
        title={say.game}
        options={SHOWN.map(({ name }) => name)}
        chosen={shown.name}
        onChoose={(game) => replaceAddress(game === SHOWN[0]!.name ? 'stats' : `stats/${game}`)}
      >
        {(game) => SHOWN.find(({ name }) => name === game)!.title()}
      </Choice>
      <Own key={shown.name} say={say} />
      <BackupPanel />
    </main>
  );
}
