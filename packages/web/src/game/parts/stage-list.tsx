import '../../styles/stages.css';
import { makeAddress } from '../../page/address.ts';
import { StarRow } from '../../parts/stars.tsx';

/** A stage as its world lists it. */
export interface Listed {
  readonly address: string;
  /** World and number, as the address has them. */
  readonly name: string;
  readonly number: string;
  /** Its name, and how hard it is, in words. */
  readonly title: string;
  readonly says: string;
  readonly stars: number;
}

/** The stages of a world, each with its stars. */
export const StageList = ({ stages }: { readonly stages: readonly Listed[] }) => (
  <ol class="stages">
    {stages.map(({ address, name, number, title, says, stars }) => (
      <li key={name}>
        <a class="stage" href={makeAddress(address)} data-stage={name} title={says}>
          <span class="unseen">
            {title}, {says},{' '}
          </span>
          <b aria-hidden="true">{number}</b>
          <StarRow stars={stars} />
        </a>
      </li>
    ))}
  </ol>
);
