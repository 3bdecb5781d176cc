import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Site, startSite } from './site.ts';
import type { Engine, Tab } from './tab.ts';

/** What a person does on the page, once for every engine. */
export function walks(start: () => Promise<Engine>): void {
  let engine: Engine;
  let site: Site;
  let tab: Tab;
  let visits = 0;

  beforeAll(async () => {
    site = await startSite();
    engine = await start();
    tab = engine.tab;
  });
  afterAll(async () => {
    await engine?.close();
    await site?.stop();
  });

  /** Opens a screen afresh: the query makes it another document. */
  const open = (hash = ''): Promise<void> => tab.goto(`${site.address}?visit=${visits++}${hash}`);
  const soon = async (body: string, ...given: readonly unknown[]): Promise<void> =>
    expect.poll(() => tab.run(body, ...given), { timeout: 30_000, interval: 50, message: body }).toBeTruthy();
  const there = (selector: string): Promise<void> =>
    soon('return document.querySelector(arguments[0]) !== null', selector);
  const count = (selector: string): Promise<number> =>
    tab.run('return document.querySelectorAll(arguments[0]).length', selector);
  const text = (selector: string): Promise<string> =>
    tab.run("return document.querySelector(arguments[0])?.textContent ?? ''", selector);
  const click = async (selector: string): Promise<void> => {
    await there(selector);
    await tab.click(selector);
  };
  const lights = (): Promise<string> =>
    tab.run(
      "return [...document.querySelectorAll('[role=grid] button')].map((own) => own.hasAttribute('data-lit') ? '#' : '.').join('')",
    );
  const fact = (name: string): string => `[data-fact=${name}]`;
  const known = (): Promise<void> =>
    soon("return /^\\d+$/.test(document.querySelector('[data-fact=par]')?.textContent ?? '')");
  const cell = (place: number): Promise<void> =>
    tab.run('document.querySelectorAll("[role=grid] button")[arguments[0]].click()', place);
  /** Follows the solution that the page shows, step by step, to the end. */
  const toTheEnd = async (): Promise<void> => {
    await known();
    await click('[data-action=walk]');
    for (let steps = 0; (await count('.card')) === 0 && steps < 200; steps++) await click('[data-action=stepOn]');
    await there('.card');
    expect(await lights()).not.toContain('#');
  };
  /** With PICTURES=FOLDER, every walk ends with a picture. */
  const picture = async (name: string): Promise<void> => {
    const folder = process.env['PICTURES'];
    if (folder === undefined) return;
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `${engine.name}-${name}.png`), await tab.picture());
  };
  const walk = (says: string, steps: () => Promise<void>): void => {
    it(says, async () => {
      await steps();
      await picture(says.split(' ').slice(0, 3).join('-').replace(/\W+/g, '-'));
      expect(tab.errors).toEqual([]);
    });
  };

  walk('the menu shows every mode, and teaches', async () => {
    await open();
    await there('[data-finger]');
    for (const mode of ['easy', 'medium', 'hard', 'extreme']) await there(`[data-mode=${mode}]`);
  });

  for (const [mode, cells] of Object.entries({ easy: 9, medium: 25, hard: 25, extreme: 25 }))
    walk(`${mode} is played to its end`, async () => {
      await open();
      await click(`[data-mode=${mode}]`);
      await there('[role=grid] button');
      expect(await count('[role=grid] button')).toBe(cells);
      await toTheEnd();
    });

  walk('keys press and take back, and a board is won', async () => {
    await open('#5x5:.#.../###../.#.../...../.....');
    await known();
    await tab.run('document.querySelectorAll("[role=grid] button")[7].focus()');
    await tab.key('ArrowLeft');
    await tab.key('Enter');
    await there('.card');
    expect(await text('.card')).toContain('1 press');
    await tab.key('u');
    await soon("return document.querySelector('.card') === null");
    expect(await lights()).toBe('.#...###...#.............');
  });

  walk('the daily board is kept over a reload', async () => {
    await open('#daily');
    await known();
    const before = await lights();
    await cell(12);
    await soon("return document.querySelector('[data-fact=presses]').textContent === '1'");
    const after = await lights();
    expect(after).not.toBe(before);
    // What is pressed is on disk within a second.
    await soon('return [...Object.keys(localStorage)].some((key) => (localStorage[key] ?? "").includes("daily"))');
    await open('#daily');
    await soon("return document.querySelector('[data-fact=presses]')?.textContent === '1'");
    expect(await lights()).toBe(after);
  });

  walk('an impossible board says why', async () => {
    await open('#5x5:#...#/..##./.##../#..../..#..');
    await click('[data-action=why]');
    await there('[data-marked], .proof, [data-part=why]');
  });

  walk('a cube is played', async () => {
    await open('#cube3%23engines');
    await there('[role=grid] button');
    expect(await count('[role=grid] button')).toBe(54);
    await cell(0);
    await soon("return document.querySelector('[data-fact=presses]').textContent === '1'");
  });

  for (const place of ['custom', 'stats', 'worlds', 'days', 'samegame'])
    walk(`the screen ${place} opens`, async () => {
      await open(`#${place}`);
      await there('h1');
    });

  walk('SameGame is cleared by its hints', async () => {
    await open('#3x4-c3:1331/1221/1221');
    await there('.tiles');
    for (let moves = 0; moves < 20 && (await count('.card')) === 0; moves++) {
      await click('[data-action=hint]');
      await there('.place-of-tile[data-marked]');
      const left = await text(fact('left'));
      await click('.place-of-tile[data-marked]');
      await soon('return document.querySelector("[data-fact=left]")?.textContent !== arguments[0]', left);
    }
    await there('.card');
  });

  walk('every tab of the laboratory shows its view', async () => {
    await open('#lab/overview/5x5');
    await there('[id^=lab-tab-]');
    const names = await tab.run<string[]>(
      "return [...document.querySelectorAll('[id^=lab-tab-]')].map(({ id }) => id.slice('lab-tab-'.length))",
    );
    expect(names.length).toBeGreaterThan(10);
    for (const name of names) {
      await click(`#lab-tab-${name}`);
      await there(`#lab-panel[data-tab=${name}] > *`);
      await soon("return document.querySelector('[data-part=loading], [data-part=working]') === null");
      await picture(`lab-${name}`);
    }
  });

  walk('a chapter of the course answers a press and a prediction', async () => {
    await open('#lab/course.presses.3');
    await there('.lab-cells [data-place]');
    await click('.lab-cells [data-place="4"]');
    await soon("return document.querySelector('[data-part=goal]').textContent.includes('Done')");
    await click('[data-part=chapter-on]');
    await click('[data-choice="1"]');
    await soon("return document.querySelector('[data-part=prediction]').textContent.includes('Not so.')");
  });

  walk('a file that is dropped opens as a board', async () => {
    await open();
    await there('[data-mode=easy]');
    await tab.run(
      `const data = new DataTransfer();
       data.items.add(new File(['.#.\\n###\\n.#.\\n'], 'board.txt', { type: 'text/plain' }));
       document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));`,
    );
    await soon('return location.hash.startsWith("#3x3:")');
    expect(await lights()).toBe('.#.###.#.');
    // Whoever leaves while a worker still loads sees that in the console.
    await known();
  });

  walk('games go into a file and come back', async () => {
    await open('#3x3:.../.#./...');
    await known();
    await open('#stats');
    await there('[data-action=export]');
    await tab.run(
      `const make = URL.createObjectURL;
       URL.createObjectURL = (blob) => {
         blob.text().then((text) => { window.exported = text; });
         return make.call(URL, blob);
       };
       document.querySelector('[data-action=export]').click();`,
    );
    await soon('return window.exported !== undefined');
    const file = await tab.run<string>('return window.exported');
    expect(JSON.parse(file)).toMatchObject({ douse: 1 });
    await tab.run(
      `const data = new DataTransfer();
       data.items.add(new File([arguments[0]], 'games.json', { type: 'application/json' }));
       const input = document.querySelector('.backup input[type=file]');
       input.files = data.files;
       input.dispatchEvent(new Event('change', { bubbles: true }));`,
      file,
    );
    await soon("return document.querySelector('.backup [role=status]').textContent !== ''");
    expect(await text('.backup [role=status]')).not.toContain('damaged');
  });

  walk('without a network the page still opens and plays', async () => {
    await open();
    await soon('return navigator.serviceWorker.controller !== null');
    await site.stop();
    await open('#5x5%23offline');
    await toTheEnd();
    await open('#lab/elimination/3x3');
    await there('#lab-panel[data-tab=elimination] > *');
  });
}
