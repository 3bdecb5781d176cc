import type { ComponentChildren } from 'preact';
import { chooseTheme, theme, THEMES } from '../theme.ts';
import { chooseLanguage, DICTIONARIES, language, LANGUAGES, words } from '../words/index.ts';
import { Dialog } from './dialog.tsx';

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
          name="language"
          title={settings.language}
          options={LANGUAGES}
          chosen={language.value}
          onChoose={chooseLanguage}
        >
          {(option) => <span lang={option}>{DICTIONARIES[option].language}</span>}
        </Choice>
      </div>
    </Dialog>
  );
}

function Choice<Option extends string>(props: {
  readonly name: string;
  readonly title: string;
  readonly options: readonly Option[];
  readonly chosen: Option;
  readonly onChoose: (option: Option) => void;
  readonly children: (option: Option) => ComponentChildren;
}) {
  const { name, title, options, chosen, onChoose, children } = props;
  return (
    <fieldset class="choice">
      <legend>{title}</legend>
      {options.map((option) => (
        <label key={option}>
          <input
            type="radio"
            name={name}
            value={option}
            checked={option === chosen}
            onChange={() => onChoose(option)}
          />
          {children(option)}
        </label>
      ))}
    </fieldset>
  );
}
