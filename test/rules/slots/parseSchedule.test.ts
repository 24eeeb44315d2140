/** A long schedule is read in slices, and what is read is the same. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { facilityEndpoints } from '../../../src/contract/endpoints/facility.ts';
import { parseAnswer } from '../../../src/adapters/http/client.ts';
import { parseSchedule } from '../../../src/adapters/schedule/parseSchedule.ts';

const responseOf = (count: number, last: object = {}) => ({
  status: true,
  message: null,
  data: {
    configuration: { min_booking_time: 60 },
    facilities: Array.from({ length: count }, (_, index) => ({
      id: index + 1,
      name: `Court ${index + 1}`,
      ...(index === count - 1 ? last : {}),
    })),
  },
});
const quiet = new AbortController().signal;

afterEach(() => vi.restoreAllMocks());

describe('a schedule', () => {
  test.each([0, 1, 50, 51, 100, 1000])('of %i facilities is read as it would be in one go', async (count) => {
    const answer = responseOf(count);
    expect(await parseSchedule(answer, quiet)).toEqual(parseAnswer(facilityEndpoints.schedule, answer));
  });

  test('lets others go first now and then', async () => {
    let turns = 0;
    const timer = setInterval(() => (turns += 1));
    await parseSchedule(responseOf(1000), quiet);
    clearInterval(timer);
    expect(turns).toBeGreaterThan(1);
  });

  test.each([
    ['a facility at its end', responseOf(120, { facility_rentals: 'none' })],
    ['no facilities', { status: true, data: { configuration: {} } }],
    ['nothing', null],
  ])('that breaks the contract by %s is refused', async (_, answer) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await expect(parseSchedule(answer, quiet)).rejects.toThrow(/facilities|answer/);
  });

  test('Q4.4.a: that is not needed any more is not parsed to its end', async () => {
    const gone = new AbortController();
    const reading = parseSchedule(responseOf(1000), gone.signal);
    gone.abort();
    await expect(reading).rejects.toThrow('abort');
  });
});
