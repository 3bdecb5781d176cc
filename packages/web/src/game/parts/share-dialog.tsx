import '../../styles/exchange.css';
import { encode } from 'uqr';
import { makeAddress } from '../../page/address.ts';
import { words } from '../../words/index.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { Icon } from '../../parts/icon.tsx';
import { Copied } from './copied.tsx';

/** Most characters of a link that still make a picture a phone can read. */
const MAX_QR = 1200;

/** A board's start as a link that holds all of it, as a picture of that link, and as text. */
export function ShareDialog(props: {
  /** The board's address, without `#`. */
  readonly address: string;
  readonly text: string;
  readonly onClose: () => void;
}) {
  const { address, text, onClose } = props;
  const { actions } = words.value;
  const link = new URL(makeAddress(address), location.href.replace(/[?#].*$/, '')).href;
  return (
    <Dialog title={actions.share} onClose={onClose}>
      {'share' in navigator && (
        <button
          type="button"
          class="primary"
          onClick={() => void navigator.share({ title: 'Douse', url: link }).catch(() => {})}
        >
          <Icon name="share" />
          {actions.send}
        </button>
      )}
      {link.length <= MAX_QR && <Picture link={link} />}
      <Copied name="link" label={words.value.share.link} text={link} rows={2} />
      <Copied name="text" label={words.value.share.text} text={text} rows={6} />
    </Dialog>
  );
}

function Picture({ link }: { readonly link: string }) {
  const { size, data } = encode(link, { ecc: 'M', border: 3 });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg
      class="qr"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={words.value.share.qr}
      shape-rendering="crispEdges"
    >
      <rect width={size} height={size} class="qr-ground" />
      <path d={path} class="qr-dots" />
    </svg>
  );
}
