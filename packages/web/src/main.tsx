import { render } from 'preact';
import { App } from './app.tsx';
import { keepOffline } from './page/offline.ts';
import { followDays } from './game/dates.ts';
import { settleSaves } from './game/saves.ts';
import { followOpening } from './frame/incoming.ts';
import { followRoute } from './page/routes.ts';
import { followPalette } from './keep/settings.ts';
import { followTheme } from './keep/theme.ts';
import { followLanguage, speakFirst } from './words/index.ts';

settleSaves();
followDays();
followRoute();
followOpening();
followTheme();
followPalette();
followLanguage();
addEventListener('load', () => void keepOffline());
// A language that is fetched is waited for: words do not change under one's eyes.
void speakFirst().then(() => render(<App />, document.querySelector('#app')!));
