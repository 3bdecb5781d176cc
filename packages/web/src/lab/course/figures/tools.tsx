import type { RefObject } from 'preact';
import { download } from '../../parts/download.ts';
import { Press } from '../../parts/inputs.tsx';
import { courseWords } from '../words/index.ts';
import { savePng, saveSvg } from '../../parts/save.ts';

/** Buttons that save a figure: as a picture where it is one, as data and as LaTeX where it is a table or a matrix. */
export function FigureTools(props: {
  readonly name: string;
  readonly picture?: RefObject<SVGSVGElement | null>;
  /** Pixels, where the picture is none of SVG. */
  readonly png?: () => void;
  readonly csv?: () => string;
  readonly latex?: () => string;
}) {
  const { name, picture, png, csv, latex } = props;
  const words = courseWords.value;
  return (
    <div class="lab-row lab-figure-tools">
      {picture !== undefined && (
        <>
          <Press part="figure-svg" onPress={() => saveSvg(picture.current!, name)}>
            {words.svg}
          </Press>
          <Press part="figure-png" onPress={() => savePng(picture.current!, name)}>
            {words.png}
          </Press>
        </>
      )}
      {png !== undefined && (
        <Press part="figure-png" onPress={png}>
          {words.png}
        </Press>
      )}
      {csv !== undefined && (
        <Press part="figure-csv" onPress={() => download(`${name}.csv`, csv())}>
          {words.csv}
        </Press>
      )}
      {latex !== undefined && (
        <Press part="figure-latex" onPress={() => download(`${name}.tex`, latex())}>
          {words.latex}
        </Press>
      )}
    </div>
  );
}
