/** A bank that waits for its word, so that a journey sees what a customer sees meanwhile, however slow the machine. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lateAnswers } from '../../sandbox/pages/pay/lateAnswers.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a late answer takes six seconds', async () => {
  const bank = lateAnswers();
  const said = vi.fn<() => Promise<void>>(async () => undefined);
  bank.later(said);
  await vi.advanceTimersByTimeAsync(5_999);
  expect(said).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(said).toHaveBeenCalledOnce();
});

test('held, it waits for as long as it is held, is said once, and the next one takes its time again', async () => {
  const bank = lateAnswers();
  const [first, next] = [vi.fn<() => Promise<void>>(async () => undefined), vi.fn<() => Promise<void>>()];
  bank.hold();
  bank.later(first);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(first).not.toHaveBeenCalled();
  await bank.answer();
  await bank.answer();
  expect(first).toHaveBeenCalledOnce();
  next.mockResolvedValue();
  bank.later(next);
  expect(next).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(6_000);
  expect(next).toHaveBeenCalledOnce();
});

test('one that is lost takes no other along', async () => {
  const report = vi.spyOn(console, 'error').mockReturnValue(undefined);
  const bank = lateAnswers();
  const next = vi.fn<() => Promise<void>>(async () => undefined);
  bank.hold();
  bank.later(() => Promise.reject(new Error('Lost')));
  bank.later(next);
  await bank.answer();
  expect([report.mock.calls.length, next.mock.calls.length]).toEqual([1, 1]);
  report.mockRestore();
});

test('after a reset nothing of it is said', async () => {
  const bank = lateAnswers();
  const said = vi.fn<() => Promise<void>>(async () => undefined);
  bank.later(said);
  bank.hold();
  bank.later(said);
  bank.stop();
  await bank.answer();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(said).not.toHaveBeenCalled();
});
