import '../../styles/exchange.css';
import { useEffect, useRef } from 'preact/hooks';
import { makeAddress } from '../../page/address.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { Icon } from '../../parts/icon.tsx';
import { words } from '../../words/index.ts';
import { Copied } from './copied.tsx';

/** What is told of a game that ended. */
export interface Result {
  /** Which board it was. */
  readonly title: string;
  /** Stars, figures: one line. */
  readonly score: string;
  /** The board in small squares; empty where it is too large for that. */
  readonly squares: string;
  /** The board's address, without `#`. */
  readonly address: string;
  /** The lights for the picture: rows of levels from 0 to 1, null where there is no cell. */
  readonly picture: readonly (readonly (string | null)[])[];
}

const SIDE = 720;

/** The result of a game as text with small squares, a link and a picture. */
export function ResultDialog({ result, onClose }: { readonly result: Result; readonly onClose: () => void }) {
  const { solved, actions } = words.value;
  const canvas = useRef<HTMLCanvasElement>(null);
  const link = new URL(makeAddress(result.address), location.href.replace(/[?#].*$/, '')).href;
  const text = [`Douse · ${result.title}`, result.score, result.squares, link].filter(Boolean).join('\n');
  useEffect(() => draw(canvas.current!, result), [result]);
  const file = (): Promise<File | null> =>
    new Promise((settle) =>
      canvas.current!.toBlob((blob) => settle(blob && new File([blob], 'douse.png', { type: 'image/png' }))),
    );
  const send = async (): Promise<void> => {
    const own = await file();
    const whole = { text, ...(own !== null && { files: [own] }) };
    await navigator.share(navigator.canShare?.(whole) ? whole : { text }).catch(() => {});
  };
  const save = async (): Promise<void> => {
    const own = await file();
    if (own === null) return;
    const link = document.createElement('a');
    link.href = URL.createObjectURL(own);
    link.download = own.name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  };
  return (
    <Dialog title={solved.share} onClose={onClose}>
      {'share' in navigator && (
        <button type="button" class="primary" data-action="send" onClick={() => void send()}>
          <Icon name="share" />
          {actions.send}
        </button>
      )}
      <Copied name="result" label={solved.result} text={text} rows={Math.min(14, text.split('\n').length + 1)} />
      <canvas
        ref={canvas}
        class="result-picture"
        width={SIDE}
        height={SIDE}
        role="img"
        aria-label={`${solved.picture}: ${result.title}, ${result.score}`}
      />
      <button type="button" class="control" onClick={() => void save()}>
        {solved.savePicture}
      </button>
    </Dialog>
  );
}

function draw(canvas: HTMLCanvasElement, { title, score, picture }: Result): void {
  const pen = canvas.getContext('2d');
  if (pen === null) return;
  const token = (name: string): string => getComputedStyle(document.documentElement).getPropertyValue(name).trim();
  pen.fillStyle = token('--ground');
  pen.fillRect(0, 0, SIDE, SIDE);
  const rows = picture.length;
  const columns = Math.max(...picture.map((row) => row.length));
  const cell = Math.min(480 / rows, 600 / columns);
  const [left, top] = [(SIDE - cell * columns) / 2, 60 + (480 - cell * rows) / 2];
  picture.forEach((row, r) =>
    row.forEach((colour, c) => {
      if (colour === null) return;
      pen.fillStyle = colour === '' ? token('--plate-flat') : colour;
      pen.beginPath();
      pen.roundRect(left + (c + 0.06) * cell, top + (r + 0.06) * cell, cell * 0.88, cell * 0.88, cell * 0.18);
      pen.fill();
    }),
  );
  const { fontFamily } = getComputedStyle(document.body);
  pen.textAlign = 'center';
  pen.fillStyle = token('--ink');
  pen.font = `600 34px ${fontFamily}`;
  pen.fillText(`Douse · ${title}`, SIDE / 2, 608, SIDE - 40);
  pen.font = `28px ${fontFamily}`;
  pen.fillStyle = token('--accent');
  pen.fillText(score, SIDE / 2, 660, SIDE - 40);
}
