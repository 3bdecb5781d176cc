import type { Rules } from './puzzle.ts';
import { random } from './random.ts';
import { err, ok, type Result } from './result.ts';

/** Most characters an id may have. */
export const MAX_ID = 20_000;
const SEED = /^[\p{L}\p{N}._~-]{1,64}$/u;

/** A game named by an id: `params:board` (exact) or `params#seed` (random, the same everywhere). */
export interface Named<Params, State> {
  readonly params: Params;
  readonly start: State;
  readonly id: string;
}

/** Parses an id, or bare params with `seed` standing in. */
export function parseId<Params, State, Move>(
  puzzle: Rules<Params, State, Move>,
  id: string,
  seed?: string,
): Result<Named<Params, State>, string> {
  if (id.length > MAX_ID) return err(`expected an id of at most ${MAX_ID} characters, got ${id.length}`);
  const cut = id.search(/[:#]/);
  const params = puzzle.parseParams(cut < 0 ? id : id.slice(0, cut));
  if (!params.ok) return params;
  if (cut >= 0 && id[cut] === ':') {
    const state = puzzle.parseState(params.value, id.slice(cut + 1));
    return state.ok
      ? ok({ params: params.value, start: state.value, id: exactId(puzzle, params.value, state.value) })
      : state;
  }
  const sown = cut < 0 ? seed : id.slice(cut + 1);
  if (sown === undefined) return err('expected an id params:board or params#seed, got only params');
  if (!SEED.test(sown))
    return err(
      `expected a seed of 1 to 64 letters, digits, dots, dashes or underscores, got ${sown.length === 0 ? 'nothing' : `${sown.length} characters`}`,
    );
  return ok(seededGame(puzzle, params.value, sown));
}

/** The random game `params#seed`. */
export function seededGame<Params, State, Move>(
  puzzle: Rules<Params, State, Move>,
  params: Params,
  seed: string,
): Named<Params, State> {
  const id = `${puzzle.makeParams(params)}#${seed}`;
  return { params, start: puzzle.generate(params, random(`${puzzle.name}:${id}`)), id };
}

/** The exact id `params:board` of a state. */
export const exactId = <Params, State, Move>(
  puzzle: Rules<Params, State, Move>,
  params: Params,
  state: State,
): string => `${puzzle.makeParams(params)}:${puzzle.makeState(params, state)}`;
