import { describe, expect, it } from 'vitest';
import { deadline, Stopped, stopReason, tick } from './watch.ts';

describe('deadline', () => {
  it('is aborted once the time is over, and says that it was the time', () => {
    const [over, open, never] = [deadline(0), deadline(3_600_000), deadline(Infinity)];
    expect([over.aborted, open.aborted, never.aborted]).toEqual([true, false, false]);
    expect([stopReason(over), stopReason(open)]).toEqual(['the time limit was reached', 'the search was stopped']);
    expect(() => tick({ signal: over }, 0)).toThrow(Stopped);
    tick({ signal: open }, 0);
  });

  it('ends with another signal too, which gives its own reason', () => {
    const controller = new AbortController();
    const both = deadline(3_600_000, controller.signal);
    expect(both.aborted).toBe(false);
    controller.abort();
    expect([both.aborted, stopReason(both)]).toEqual([true, 'the search was stopped']);
    expect(stopReason(deadline(0, controller.signal))).toBe('the time limit was reached');
  });

  it('knows the time limit of an AbortSignal by its reason', () => {
    const timeout = AbortSignal.abort(new DOMException('over', 'TimeoutError'));
    expect(stopReason(timeout)).toBe('the time limit was reached');
    expect([stopReason(AbortSignal.abort()), stopReason({ aborted: true }), stopReason(undefined)]).toEqual(
      Array.from({ length: 3 }, () => 'the search was stopped'),
    );
  });

  it('takes no times that are none', () => {
    for (const ms of [-1, Number.NaN, '5', undefined, null])
      expect(() => deadline(ms as number), String(ms)).toThrow(/^deadline: expected milliseconds from 0, got/);
  });
});
