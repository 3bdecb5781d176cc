import { Header } from './frame/header.tsx';
import { Notices } from './frame/notice-bar.tsx';
import { lazy } from './page/lazy.tsx';
import { closePanel, panel } from './page/panel.ts';
import { route } from './page/routes.ts';
import { screenOf } from './screens.ts';

const Settings = lazy(async () => (await import('./frame/settings-dialog.tsx')).Settings, 'dialog');
const Open = lazy(async () => (await import('./frame/open-dialog.tsx')).Open, 'dialog');

export function App() {
  const here = route.value;
  const { Screen, name } = screenOf(here);
  return (
    <div class="page" data-screen={name}>
      {/* The laboratory has a head of its own. */}
      {name !== 'lab' && <Header home={name === 'home'} />}
      <Notices />
      <Screen key={name} route={here} />
      {panel.value === 'open' && <Open onClose={closePanel} />}
      {panel.value === 'settings' && <Settings onClose={closePanel} />}
    </div>
  );
}
