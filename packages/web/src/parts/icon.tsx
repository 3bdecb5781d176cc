const PATHS = {
  undo: 'M9 14 4 9l5-5M4 9h10.5a5.5 5.5 0 0 1 0 11H11',
  redo: 'm15 14 5-5-5-5M20 9H9.5a5.5 5.5 0 0 0 0 11H13',
  restart: 'M3.5 12a8.5 8.5 0 1 0 2.6-6.1L3.5 8.5M3.5 3.5v5h5',
  hint: 'M9 18h6M10 21.5h4M12 2.5a6.5 6.5 0 0 0-4 11.6c.7.6 1 1.2 1 2V16h6v.1c0-.8.3-1.4 1-2a6.5 6.5 0 0 0-4-11.6Z',
  walk: 'M5 5v14M10 6l9 6-9 6z',
  share: 'M12 15V3.5M7.5 7.5 12 3l4.5 4.5M5 12v7.5h14V12',
  copy: 'M8 8h12v12H8zM16 8V4H4v12h4',
  open: 'M4 19.5V5h6l2 2.5h8v12z',
  worlds: 'M4 20h4v-6H4zM10 20h4V9h-4zM16 20h4V4h-4z',
  days: 'M4 5h16v15H4zM4 10h16M9.3 10v10M14.6 10v10M4 15h16',
  custom: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM16.5 13.5v6M13.5 16.5h6',
  lab: 'M9 3h6M10 3v6.5L4.8 18a2 2 0 0 0 1.7 3h11a2 2 0 0 0 1.7-3L14 9.5V3M7.5 15h9',
  samegame: 'M4 4h7v7H4zM16.5 4a3.5 3.5 0 1 1 0 7a3.5 3.5 0 0 1 0-7ZM7.5 13l4 7h-8zM16.5 12.5l4 4-4 4-4-4z',
  stats: 'M4 20h16M7 16v-5M12 16V5M17 16v-8',
  renew: 'M12 3v18M3 12h18',
  back: 'M15 5l-7 7 7 7',
  daily: 'M5 5.5h14v14H5zM5 10h14M9 3v4M15 3v4M9 14h.1M12 14h.1M15 14h.1M9 17h.1M12 17h.1',
  next: 'M4 12h16M13 5l7 7-7 7',
  close: 'M6 6l12 12M18 6 6 18',
  help: 'M8 8.4a4 4 0 1 1 5.8 3.6c-1.2.6-1.8 1.4-1.8 2.8v.3M12 19.4v.1',
  settings:
    'M4 7h9M19 7h1M4 17h1M11 17h9M16 4.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5ZM8 14.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5Z',
  space: 'M12 3l8 4.5v9L12 21l-8-4.5v-9ZM4 7.5l8 4.5 8-4.5M12 12v9',
  home: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5M9 9h6v6H9z',
  flat: 'M5 5h14v14H5zM9.7 5v14M14.3 5v14M5 9.7h14M5 14.3h14',
  check: 'm5 12.5 4.5 4.5L19 7.5',
} as const;

export type IconName = keyof typeof PATHS;

/** A drawn sign beside or instead of a label; never the only name of a button. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
