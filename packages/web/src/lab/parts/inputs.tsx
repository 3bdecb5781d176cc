import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';

/**
 * A whole number between two bounds; what is typed counts as soon as it is one, and goes back to the last one
 * otherwise.
 */
export function NumberInput(props: {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly onChange: (value: number) => void;
  readonly name?: string;
}) {
  const { label, value, least, most, onChange } = props;
  const typed = useSignal<string | null>(null);
  const read = (text: string): void => {
    const number = /^\d{1,6}$/.test(text) ? Number(text) : NaN;
    typed.value = text;
    if (number >= least && number <= most && number !== value) onChange(number);
  };
  return (
    <label class="lab-input">
      <span>{label}</span>
      <input
        type="number"
        inputMode="numeric"
        name={props.name ?? ''}
        min={least}
        max={most}
        value={typed.value ?? value}
        onInput={(event) => read(event.currentTarget.value)}
        onBlur={() => (typed.value = null)}
      />
    </label>
  );
}

export function Select<Value extends string>(props: {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly (readonly [value: Value, text: string])[];
  readonly onChange: (value: Value) => void;
  readonly name?: string;
}) {
  const { label, value, options, onChange } = props;
  return (
    <label class="lab-input">
      <span>{label}</span>
      <select
        name={props.name ?? ''}
        value={value}
        onChange={(event) => {
          const chosen = event.currentTarget.value as Value;
          // A list of actions shows its own title again.
          event.currentTarget.value = value;
          onChange(chosen);
        }}
      >
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

/** A few choices side by side, one of them chosen. */
export function Segments<Value extends string>(props: {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly (readonly [value: Value, text: string])[];
  readonly onChange: (value: Value) => void;
}) {
  const { label, value, options, onChange } = props;
  return (
    <div class="lab-segments" role="radiogroup" aria-label={label}>
      {options.map(([option, text]) => (
        <label key={option}>
          <input
            type="radio"
            class="unseen"
            name={`lab-${label}`}
            value={option}
            checked={option === value}
            onChange={() => onChange(option)}
          />
          <span>{text}</span>
        </label>
      ))}
    </div>
  );
}

/** A button that stays reachable while it is off. */
export function Press(props: {
  readonly onPress: () => void;
  readonly children: ComponentChildren;
  readonly off?: boolean;
  readonly label?: string;
  readonly part?: string;
  readonly strong?: boolean;
  readonly pressed?: boolean;
}) {
  const { onPress, off = false, label, part, strong = false, pressed } = props;
  return (
    <button
      type="button"
      class={strong ? 'lab-button lab-strong' : 'lab-button'}
      data-part={part}
      aria-disabled={off}
      aria-label={label}
      aria-pressed={pressed}
      title={label}
      onClick={() => off || onPress()}
    >
      {props.children}
    </button>
  );
}
