import { lazy } from '../page/lazy.tsx';
import { Header } from './header.tsx';
import { Notices } from './notice-bar.tsx';
import { Settings } from './settings-dialog.tsx';
import { closePanel, panel } from '../page/panel.ts';
import { route } from '../page/routes.ts';
import { screens } from './screens.ts';

const Open = lazy(async () => (await import('./open-dialog.tsx')).Open, 'dialog');

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
