import { render } from 'preact';
import { App } from './app.tsx';
import { followTheme } from './theme.ts';
import { followLanguage } from './words/index.ts';

followTheme();
followLanguage();
render(<App />, document.querySelector('#app')!);
