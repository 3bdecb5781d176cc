import { render } from 'preact';
import { App } from './frame/app.tsx';
import { keepOffline } from './page/offline.ts';
import { followOpening } from './frame/open.ts';
import { followRoute } from './page/routes.ts';
import { followPalette } from './keep/settings.ts';
import { followTheme } from './keep/theme.ts';
import { followLanguage } from './words/index.ts';

followRoute();
followOpening();
followTheme();
followPalette();
followLanguage();
addEventListener('load', () => void keepOffline());
render(<App />, document.querySelector('#app')!);
