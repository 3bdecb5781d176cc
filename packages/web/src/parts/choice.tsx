import type { ComponentChildren } from 'preact';

/** One of several options, as radio buttons; `row` lays them in a line that wraps. */
export function Choice<Option extends string>(props: {
  readonly name: string;
  readonly title: string;
  readonly options: readonly Option[];
  readonly chosen: Option;
  readonly onChoose: (option: Option) => void;
  readonly row?: boolean;
  readonly children: (option: Option) => ComponentChildren;
}) {
  const { name, title, options, chosen, onChoose, row = false, children } = props;
  return (
    <fieldset class={row ? 'choice in-row' : 'choice'}>
      <legend>{title}</legend>
      <div>
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
      </div>
    </fieldset>
  );
}
