import { count } from '../words/format.ts';
import { language, words } from '../words/index.ts';

/** Stars earned, of three. */
export function StarRow({ stars }: { readonly stars: number }) {
  return (
    <span class="stars" role="img" aria-label={count(language.value, words.value.solved.stars, stars)}>
      {[1, 2, 3].map((star) => (
        <svg key={star} class={star <= stars ? 'star earned' : 'star'} viewBox="0 0 24 24" aria-hidden="true">
          <path d="m12 2.6 2.9 6 6.5.9-4.7 4.6 1.1 6.5-5.8-3.1-5.8 3.1 1.1-6.5L2.6 9.5l6.5-.9z" />
        </svg>
      ))}
    </span>
  );
}
