import { render } from 'preact';
import { App } from './app.tsx';
import { keepOffline } from './offline.ts';
import { followOpening } from './open.ts';
import { followRoute } from './routes.ts';
import { followPalette } from './settings.ts';
import { followTheme } from './theme.ts';
import { followLanguage } from './words/index.ts';

followRoute();
followOpening();
followTheme();
followPalette();
followLanguage();
addEventListener('load', () => void keepOffline());
render(<App />, document.querySelector('#app')!);
