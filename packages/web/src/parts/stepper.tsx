import { phrase } from '../words/format.ts';

/**
 * A whole number between two bounds, with a button on each side; typed numbers out of bounds come to the nearest one
 * that fits.
 */
export function Stepper(props: {
  readonly label: string;
  readonly words: { readonly less: string; readonly more: string };
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly onChange: (value: number) => void;
}) {
  const { label, words, value, least, most, onChange } = props;
  const set = (wanted: number): void => {
    if (Number.isFinite(wanted)) onChange(Math.min(most, Math.max(least, Math.round(wanted))));
  };
  return (
    <div class="stepper">
      <label>
        {label}
        <input
          type="number"
          inputMode="numeric"
          min={least}
          max={most}
          value={value}
          onChange={(event) => {
            const input = event.currentTarget;
            if (input.value !== '') set(input.valueAsNumber);
            input.value = String(Math.min(most, Math.max(least, Math.round(input.valueAsNumber || value))));
          }}
        />
      </label>
      <button
        type="button"
        class="round"
        aria-label={phrase(words.less, { what: label })}
        aria-disabled={value <= least}
        onClick={() => set(value - 1)}
      >
        −
      </button>
      <button
        type="button"
        class="round"
        aria-label={phrase(words.more, { what: label })}
        aria-disabled={value >= most}
        onClick={() => set(value + 1)}
      >
        +
      </button>
    </div>
  );
}
