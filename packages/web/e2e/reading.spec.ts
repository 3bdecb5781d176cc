import type { Page } from '@playwright/test';
import { cells, control, fact, notice, open } from './page.ts';
import { expect, test } from './watch.ts';

const bytes = (text: string): number[] => [...Buffer.from(text)];

/**
 * A small file of every format that is told by its content: its bytes, what it is read as, and the address of its
 * board.
 */
const FILES: readonly (readonly [name: string, file: readonly number[], format: string, address: RegExp])[] = [
  ['rows', bytes('.#.\n###\n.#.\n'), 'text (Lights Out)', /#3x3:\.%23\./],
  ['one board a line', bytes('-x-|xxx|-x-'), 'text (Lights Out)', /#3x3:\.%23\./],
  ['UTF-16', [0xff, 0xfe, ...Buffer.from('.#.\n###\n.#.\n', 'utf16le')], 'text (Lights Out)', /#3x3:\.%23\./],
  ['squares', bytes('⬛🟨⬛\n🟨🟨🟨\n⬛🟨⬛\n'), 'text (Lights Out)', /#3x3:\.%23\./],
  ['CSV', bytes('0,1,0\n1,1,1\n0,1,0\n'), 'table (Lights Out)', /#3x3:\.%23\./],
  ['a print of an array', bytes('array([[0, 1], [1, 0]])'), 'array (Lights Out)', /#2x2:\.%23/],
  ['rows in JSON', bytes('[[0,1],[1,0]]'), 'json (Lights Out)', /#2x2:\.%23/],
  ['a board in JSON', bytes('{"board": ["01~", "110"], "levels": 2}'), 'json (Lights Out)', /#2x3-holes\.2\.1:/],
  [
    'a property list',
    bytes('<plist version="1.0"><array><string>x-|-x|</string></array></plist>'),
    'plist (Lights Out)',
    /#2x2:%23/,
  ],
  ['a black and white picture', bytes('P1\n3 2\n0 1 0\n1 0 1\n'), 'pbm (Lights Out)', /#2x3:\.%23/],
  ['a grey picture', bytes('P2\n2 2\n2\n0 1\n2 0\n'), 'pbm (Lights Out)', /#2x2-q3:/],
  ['a Life board', bytes('!Name: corner\n.OO\nO..\n'), 'life (Lights Out)', /#2x3:\.%23/],
  ['an id', bytes('3x3:.#./###/.#.'), 'id (Lights Out)', /#3x3:\.%23\./],
  ['a Flip id', bytes('2x2:edb7,6'), 'tatham (Lights Out)', /#2x2:/],
  ['a machine', bytes('[.##.] (3) (1,3) (2) (2,3) (0,2) (0,1) {3,5,4,7}'), 'aoc (Lights Out)', /panel/],
  ['switches and states', bytes('3\n0 0 0\n1 1 1\n1 2\n1 3\n2 1\n2 3\n3 1\n3 2\n0 0\n'), 'switches (Lights Out)', /#./],
  ['a graph', bytes('p edge 3 2\ne 1 2\ne 2 3\n'), 'dimacs (Lights Out)', /wires/],
  ['tiles', bytes('RRGG\nGGRR\n'), 'text (SameGame)', /#2x4-c2:1122\/2211/],
  ['tiles as a table', bytes('3,3,1\n1,2,2\n'), 'table (SameGame)', /#2x3-c3:/],
  ['tiles in JSON', bytes('{"board": ["AAB", "BBA"], "smallest": 3}'), 'json (SameGame)', /#2x3-c2-s3:112\/221/],
  ['an id of SameGame', bytes('3x4-c3:1331/1221/1221'), 'id (SameGame)', /#3x4-c3:1331/],
  ['an id of SameGame with a seed', bytes('5x5-c3#moon'), 'id (SameGame)', /#5x5-c3%23moon/],
  ['a Same Game id', bytes('3x2c3s2:1,1,2,2,3,3'), 'tatham (SameGame)', /#2x3-c3/],
  ['a BGF2 file', [...bytes('BGF2'), 2, 2, 2, 1, 1, 2, 2], 'bgf (SameGame)', /-c2:/],
];

/** Ways by which a file comes onto the page. */
const WAYS: Record<string, (page: Page, file: readonly number[]) => Promise<void>> = {
  drop: (page, file) =>
    page.evaluate((given) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([new Uint8Array(given)], 'board'));
      document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    }, file),
  paste: (page, file) =>
    page.evaluate((given) => {
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File([new Uint8Array(given)], 'board'));
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, file),
  async open(page, file) {
    await control(page, 'open').click();
    await page.locator('.open-board input[type=file]').setInputFiles({
      name: 'board',
      mimeType: 'application/octet-stream',
      buffer: Buffer.from(file),
    });
  },
};

for (const [way, bring] of Object.entries(WAYS)) {
  test(`a file of every format by ${way}`, { tag: way === 'paste' ? [] : '@long' }, async ({ page }) => {
    test.slow();
    await open(page);
    for (const [name, file, format, address] of FILES) {
      await test.step(name, async () => {
        await page.evaluate(() => (location.hash = 'custom'));
        await expect(control(page, 'open')).toBeVisible();
        await bring(page, file);
        // The first file waits for the reader to be fetched.
        await expect(notice(page, 'read')).toContainText(`Read as ${format}`, { timeout: 30_000 });
        await expect(page).toHaveURL(address);
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await expect(cells(page).or(page.getByRole('toolbar').getByRole('button')).first()).toBeVisible();
        await expect(notice(page, 'badAddress')).toHaveCount(0);
      });
    }
  });
}

const paste = (page: Page, text: string): Promise<void> =>
  page.evaluate((given) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', given);
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);

test('what both games can read goes to the one on the screen, and the other is a press away', async ({ page }) => {
  await open(page, '#samegame');
  await paste(page, '1100\n0011');
  await expect(page).toHaveURL(/#2x4-c2:1122/);
  await expect(notice(page, 'read')).toContainText('Read as text (SameGame)');
  await notice(page, 'read').getByRole('button', { name: 'Open it as Lights Out' }).click();
  await expect(page).toHaveURL(/#2x4:%23%23/);
  await expect(notice(page, 'read')).toContainText('Read as text (Lights Out)');
  // The first press on the board, and the note is gone.
  await cells(page).first().click();
  await expect(fact(page, 'presses')).toHaveText('1');
  await expect(notice(page, 'read')).toHaveCount(0);
});

test('what only looks like a graph is refused, and read as one by a button', async ({ page }) => {
  await open(page);
  await paste(page, 'left middle\nmiddle right');
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('.wrong')).toContainText('Line 2, column 1: expected 10 cells');
  await dialog.getByRole('button', { name: 'Read it as a graph' }).click();
  await expect(notice(page, 'read')).toContainText('Read as edges (Lights Out): a graph, all lights off');
  await expect(page).toHaveURL(/wires/);
  await notice(page, 'read').getByRole('button', { name: 'Dismiss' }).click();
  await expect(notice(page, 'read')).toHaveCount(0);
});

test('several boards of SameGame are listed, and the chosen one opens', async ({ page }) => {
  await open(page);
  await paste(page, '{"board": ["AAB", "BBA"]}\n{"board": ["AABB"]}');
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('[data-part=read-as]')).toHaveText('Read as json (SameGame)');
  await expect(dialog.getByRole('listitem')).toHaveText(['SameGame · 2 × 3', 'SameGame · 1 × 4']);
  await dialog.getByRole('listitem').nth(1).getByRole('button').click();
  await expect(page).toHaveURL(/#1x4-c2:1122/);
  await expect(cells(page)).toHaveCount(4);
});
