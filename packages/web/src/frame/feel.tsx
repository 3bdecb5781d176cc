import type { Setting } from '../keep/settings.ts';
import { sound } from '../page/sound.ts';
import { canVibrate, vibration } from '../page/vibration.ts';
import { words } from '../words/index.ts';

/** What the game gives besides the picture: sound, and vibration where the device has it. */
export function Feel() {
  const { settings } = words.value;
  return (
    <fieldset class="choice">
      <legend>{settings.feel}</legend>
      <div>
        <Switch name="sound" title={settings.sound} setting={sound} />
        {canVibrate() && <Switch name="vibration" title={settings.vibration} setting={vibration} />}
      </div>
    </fieldset>
  );
}

function Switch(props: { readonly name: string; readonly title: string; readonly setting: Setting<'on' | 'off'> }) {
  const { name, title, setting } = props;
  const on = setting.chosen.value === 'on';
  return (
    <label>
      <input type="checkbox" name={name} checked={on} onChange={() => setting.choose(on ? 'off' : 'on')} />
      {title}
    </label>
  );
}
