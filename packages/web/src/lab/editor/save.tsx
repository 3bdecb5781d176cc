import { useSignal } from '@preact/signals';
import { Dialog } from '../../parts/dialog.tsx';
import { ENDINGS, exportDesign, EXPORTS } from '../design/export.ts';
import { isOnePicture, layoutOf } from '../design/layout.ts';
import type { Lab } from '../lab.ts';
import { download } from '../parts/download.ts';
import { faces } from '../parts/face.ts';
import { Press } from '../parts/inputs.tsx';
import { paintFaces, paletteOf } from '../parts/paint.ts';
import { labWords } from '../words/index.ts';

/** The board as a file of another program, or as a picture. */
export function SaveDialog({ lab, onClose }: { readonly lab: Lab; readonly onClose: () => void }) {
  const { save } = labWords.value;
  const design = lab.design.value;
  const files = EXPORTS.flatMap((name) => {
    const file = exportDesign(design, name);
    return file === null ? [] : [{ name, ...file }];
  });
  const said = useSignal<string | null>(null);
  return (
    <Dialog title={save.title} onClose={onClose}>
      <p>{save.what}</p>
      <div class="lab-row">
        {files.map(({ name, bytes, says }) => (
          <Press
            key={name}
            part={`export-${name}`}
            onPress={() => {
              said.value = says;
              download(`board.${ENDINGS[name]}`, new Blob([bytes as BlobPart]));
            }}
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
      <p role="status" lang="en">
        {said.value}
      </p>
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
