import { digits, palette } from '../keep/settings.ts';
import { chooseTheme, theme, THEMES } from '../keep/theme.ts';
import { chooseView, dimension } from '../keep/dimension.ts';
import { chooseLanguage, LANGUAGE_NAMES, language, LANGUAGES, words } from '../words/index.ts';
import { notify } from '../page/notices.ts';
import { Choice } from '../parts/choice.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Feel } from './feel.tsx';

export function Settings({ onClose }: { readonly onClose: () => void }) {
  const { actions, settings } = words.value;
  return (
    <Dialog title={actions.settings} onClose={onClose}>
      <div class="choices">
        <Choice name="theme" title={settings.theme} options={THEMES} chosen={theme.value} onChoose={chooseTheme}>
          {(option) => (
            <>
              <span class="swatch" data-theme={option} aria-hidden="true">
                <i />
                <i />
              </span>
              {settings.themes[option]}
            </>
          )}
        </Choice>
        <Choice
          name="palette"
          title={settings.palette}
          options={palette.options}
          chosen={palette.chosen.value}
          onChoose={palette.choose}
        >
          {(option) => (
            <>
              <span class="swatch levels" data-palette={option} aria-hidden="true">
                {[0.25, 0.5, 0.75, 1].map((level) => (
                  <i key={level} style={{ '--level': level }} />
                ))}
              </span>
              {settings.palettes[option]}
            </>
          )}
        </Choice>
        <Choice
          name="digits"
          title={settings.digits}
          options={digits.options}
          chosen={digits.chosen.value}
          onChoose={digits.choose}
        >
          {(option) => settings.digitsAre[option]}
        </Choice>
        <Choice name="view" title={settings.view} options={['2d', '3d']} chosen={dimension.value} onChoose={chooseView}>
          {(option) => settings.views[option]}
        </Choice>
        <Feel />
        <Choice
          name="language"
          title={settings.language}
          options={LANGUAGES}
          chosen={language.value}
          onChoose={(option) => void chooseLanguage(option).then((spoken) => spoken || notify('notLoaded'))}
        >
          {(option) => <span lang={option}>{LANGUAGE_NAMES[option]}</span>}
        </Choice>
      </div>
    </Dialog>
  );
}
