export type Action = 'undo' | 'redo' | 'restart' | 'hint' | 'walk' | 'renew' | 'help';

/** The key of each action, as it is shown to the player. */
export const KEYS: Readonly<Record<Action, string>> = {
  undo: 'U',
  redo: 'Y',
  restart: 'R',
  hint: 'H',
  walk: 'S',
  renew: 'N',
  help: '?',
};

const ACTIONS = new Map(Object.entries(KEYS).map(([action, key]) => [key, action as Action]));

type Stroke = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'altKey' | 'metaKey' | 'shiftKey' | 'repeat'>;

/** The action a keystroke stands for, or null. */
export function actionOf(stroke: Stroke): Action | null {
  const { key, code, ctrlKey, altKey, metaKey, shiftKey, repeat } = stroke;
  if (altKey) return null;
  const latin = /^[a-z?]$/i.test(key) ? key.toUpperCase() : code.replace(/^Key/, '');
  if (ctrlKey || metaKey) {
    if (latin === 'Z') return shiftKey ? 'redo' : 'undo';
    return latin === 'Y' ? 'redo' : null;
  }
  const action = ACTIONS.get(latin) ?? null;
  // A key held down may walk through the history, but must not deal out boards.
  return repeat && action !== 'undo' && action !== 'redo' ? null : action;
}
