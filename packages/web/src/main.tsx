import { render } from 'preact';
import { App } from './app.tsx';
import { followRoute } from './routes.ts';
import { followPalette } from './settings.ts';
import { followTheme } from './theme.ts';
import { followLanguage } from './words/index.ts';

followRoute();
followTheme();
followPalette();
followLanguage();
render(<App />, document.querySelector('#app')!);
