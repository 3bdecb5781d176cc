import { Dialog } from '../../parts/dialog.tsx';
import { exportDesign, EXPORTS } from '../design/export.ts';
import { isOnePicture, layoutOf } from '../design/layout.ts';
import type { Lab } from '../lab.ts';
import { download } from '../parts/download.ts';
import { faces } from '../parts/face.ts';
import { Press } from '../parts/inputs.tsx';
import { paintFaces, paletteOf } from '../parts/paint.ts';
import { labWords } from '../words/index.ts';

/** File endings of what is saved. */
const ENDINGS = { txt: 'txt', json: 'json', edges: 'txt', flip: 'txt', pbm: 'pbm', pgm: 'pgm', svg: 'svg' } as const;

/** The board as a file of another program, or as a picture. */
export function SaveDialog({ lab, onClose }: { readonly lab: Lab; readonly onClose: () => void }) {
  const { save } = labWords.value;
  const design = lab.design.value;
  const files = EXPORTS.map((name) => [name, exportDesign(design, name)] as const).filter(([, file]) => file !== null);
  return (
    <Dialog title={save.title} onClose={onClose}>
      <p>{save.what}</p>
      <div class="lab-row">
        {files.map(([name, file]) => (
          <Press
            key={name}
            part={`export-${name}`}
            onPress={() =>
              download(`board.${ENDINGS[name]}`, typeof file === 'string' ? file : new Blob([file as BlobPart]))
            }
          >
            {save.kinds[name]}
          </Press>
        ))}
        {design.spots === null && (
          <Press part="export-png" onPress={() => void picture(lab).then((blob) => download('board.png', blob))}>
            {save.kinds.png}
          </Press>
        )}
        <Press part="print-page" onPress={() => print()}>
          {save.print}
        </Press>
      </div>
    </Dialog>
  );
}

/** The lights as a PNG, each cell a whole number of pixels. */
async function picture(lab: Lab): Promise<Blob> {
  const { board, levels, moduli, start, target } = lab.design.peek().problem;
  const layout = layoutOf(board);
  const size = Math.max(2, Math.min(64, Math.floor(2048 / Math.max(layout.rows, layout.columns))));
  const sheet = new OffscreenCanvas(layout.columns * size, layout.rows * size);
  const palette = paletteOf(document.querySelector('.lab-board')!);
  const context = sheet.getContext('2d')! as unknown as CanvasRenderingContext2D;
  const aims = isOnePicture(board) ? target : null;
  paintFaces(
    context,
    layout.rows,
    layout.columns,
    size,
    faces(layout, moduli ?? levels, { lights: start, aims }),
    palette,
  );
  return sheet.convertToBlob({ type: 'image/png' });
}
