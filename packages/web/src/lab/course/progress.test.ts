import { expect, test, vi } from 'vitest';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
const { exerciseDone, forgetProgress, progress, progressCsv, readProgress, stepDone } = await import('./progress.ts');

test('what was done is kept once, counted, written as a table, and forgotten', () => {
  stepDone('quiet', 3);
  stepDone('quiet', 3);
  exerciseDone('pattern', true);
  exerciseDone('pattern', false);
  expect(progress.value).toEqual({ steps: ['quiet.3'], exercises: { pattern: { right: 1, wrong: 1 } } });
  expect(readProgress(JSON.stringify(progress.value))).toEqual(progress.value);
  expect(progressCsv(progress.value)).toBe('what,done,wrong\nquiet.3,1,\npattern,1,1\n');
  forgetProgress();
  expect(progress.value).toEqual({ steps: [], exercises: {} });
});

test('a damaged entry keeps what can be read', () => {
  for (const text of [null, '', '{', '7', '[]', 'null', '{"steps":7,"exercises":null}']) {
    expect(readProgress(text)).toEqual({ steps: [], exercises: {} });
  }
  expect(readProgress('{"steps":["a.1",7],"exercises":{"row":{"right":2,"wrong":0},"x":{"right":-1}}}')).toEqual({
    steps: ['a.1'],
    exercises: { row: { right: 2, wrong: 0 } },
  });
});
