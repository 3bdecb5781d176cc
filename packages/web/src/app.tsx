import { lazy } from './lazy.tsx';
import { Header } from './parts/header.tsx';
import { Notices } from './parts/notices.tsx';
import { Settings } from './parts/settings.tsx';
import { closePanel, panel } from './panel.ts';
import { route } from './routes.ts';
import { screens } from './screens/screens.ts';

const Open = lazy(async () => (await import('./parts/open.tsx')).Open, 'dialog');

export function App() {
  const here = route.value;
  const Screen = screens[here.screen];
  return (
    <div class="page" data-screen={here.screen}>
      {/* The laboratory has a head of its own. */}
      {here.screen !== 'lab' && <Header home={here.screen === 'home'} />}
      <Notices />
      <Screen key={here.screen} route={here} />
      {panel.value === 'open' && <Open onClose={closePanel} />}
      {panel.value === 'settings' && <Settings onClose={closePanel} />}
    </div>
  );
}
