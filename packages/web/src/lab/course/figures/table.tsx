import { Formula } from '../../parts/formula.tsx';
import { tableDocument } from '../../latex.ts';
import { Said } from '../view/rich.tsx';
import { csvOf } from '../../parts/save.ts';
import { FigureTools } from './tools.tsx';

/** A table with a header; cells are formulas. */
export function TableFigure(props: {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly texts: Readonly<Record<string, string>>;
}) {
  const { head, rows, texts } = props;
  const named = head.map((text) => texts[text] ?? text);
  return (
    <figure class="lab-figure" data-figure="table">
      <div class="lab-scroll">
        <table class="lab-table">
          <thead>
            <tr>
              {head.map((text, i) => (
                <th scope="col" key={i}>
                  <Said says={text} texts={texts} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, r) => (
              <tr key={r}>
                {row.map((cell, c) =>
                  c === 0 ? (
                    <th scope="row" key={c}>
                      <Formula tex={cell} />
                    </th>
                  ) : (
                    <td key={c}>
                      <Formula tex={cell} />
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <FigureTools name="table" csv={() => csvOf([named, ...rows])} latex={() => tableDocument(named, rows)} />
    </figure>
  );
}
