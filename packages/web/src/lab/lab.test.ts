import { expect, test } from 'vitest';
import { Desk } from './desk.ts';
import { setLights } from './design/edits.ts';
import { Lab } from './lab.ts';

const open = (hash = ''): Lab => {
  const lab = new Lab(
    ['overview', 'course'],
    new Desk(() => {
      throw new Error('nothing is asked here');
    }),
  );
  lab.begin(hash);
  return lab;
};
const light = (lab: Lab, cell: number, stroke: unknown = null): void =>
  lab.change(setLights(lab.design.peek(), 'start', new Map([[cell, 1]])), stroke);

test('undo and redo step through edits; a stroke is one step', () => {
  const lab = open('#lab/overview/2x2');
  expect(lab.canUndo.value).toBe(false);
  light(lab, 0);
  const stroke = {};
  light(lab, 1, stroke);
  light(lab, 2, stroke);
  light(lab, 3);
  expect(lab.text.value).toBe('2x2:=1111');
  lab.undo();
  expect(lab.text.value).toBe('2x2:=111');
  lab.undo();
  expect(lab.text.value).toBe('2x2:=1');
  lab.redo();
  expect(lab.text.value).toBe('2x2:=111');
  light(lab, 3, stroke);
  expect(lab.canRedo.value).toBe(false);
  lab.undo();
  expect(lab.text.value).toBe('2x2:=111');
  for (let i = 0; i < 9; i++) lab.undo();
  expect(lab.text.value).toBe('2x2');
  expect(lab.canUndo.value).toBe(false);
});

test('the address names tab, part and design; what it names wrongly is told and changes nothing', () => {
  const lab = open('#lab/lessons.twice/3x3:=1');
  expect([lab.tab.value, lab.detail.value, lab.text.value]).toEqual(['course', 'twice', '3x3:=1']);
  expect(lab.address).toBe('#lab/course.twice/3x3:=1');
  lab.open('#lab/overview');
  expect([lab.tab.value, lab.detail.value, lab.text.value]).toEqual(['overview', '', '3x3:=1']);
  for (const bad of ['#lab/nowhere', '#lab/overview/3x', '#lab/overview.<b>/<b>', '#lab/__proto__/9']) {
    lab.notice.value = null;
    lab.open(bad);
    expect(lab.notice.value).toEqual({ kind: 'badAddress' });
    expect(lab.text.value).toBe('3x3:=1');
  }
});

test('what a tab shows goes with every edit and with the tab', () => {
  const lab = open('#lab/overview/2x2');
  lab.showing.value = { says: 'look' };
  light(lab, 0);
  expect(lab.showing.value).toBeNull();
  lab.showing.value = { says: 'look' };
  lab.openTab('course');
  expect(lab.showing.value).toBeNull();
  lab.openTab('nowhere');
  expect(lab.tab.value).toBe('course');
});
