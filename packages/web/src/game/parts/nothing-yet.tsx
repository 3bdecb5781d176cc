import { makeAddress } from '../../page/address.ts';
import { Icon } from '../../parts/icon.tsx';

/** Where no game of a kind has ended: what will stand here, and the way to the first. */
export const NothingYet = (props: {
  readonly none: string;
  readonly will: string;
  readonly address: string;
  readonly label: string;
}) => (
  <div class="nothing" data-part="nothing">
    <p>{props.none}</p>
    <p class="quiet">{props.will}</p>
    <a class="primary" href={makeAddress(props.address)}>
      {props.label}
      <Icon name="next" />
    </a>
  </div>
);

/** Stars earned of all that can be, as a figure. */
export const StarFigure = ({ title, told }: { readonly title: string; readonly told: string }) => (
  <div>
    <dt>{title}</dt>
    <dd data-figure="stars">{told}</dd>
  </div>
);
