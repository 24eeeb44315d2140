/** Moves, stops and restarts the sandbox's clock. */
import { venueZone, type Clock } from '../../data/clock.ts';

type Fields = Readonly<Record<string, string>>;

const milliseconds = (instant: Temporal.Instant): number =>
  Temporal.Now.instant().until(instant).total({ unit: 'milliseconds' });

/** The instant of a wall-clock time in the venue, null when it is none. */
function venueInstant(text: string | undefined): Temporal.Instant | null {
  try {
    return Temporal.PlainDateTime.from(text ?? '')
      .toZonedDateTime(venueZone)
      .toInstant();
  } catch {
    return null;
  }
}

/** Does what the form asks; returns what was done, or null when the form makes no sense. */
export async function setClock(clock: Clock, fields: Fields): Promise<string | null> {
  const runFrom = (instant: Temporal.Instant) =>
    clock.set({ offset: Math.round(milliseconds(instant)), frozenAt: null });
  const standAt = (instant: Temporal.Instant) =>
    clock.set({ offset: Math.round(milliseconds(instant)), frozenAt: instant.toString() });

  if (fields['shift'] !== undefined) {
    const minutes = Number(fields['shift']);
    if (!Number.isInteger(minutes) || Math.abs(minutes) > 60 * 24 * 400) return null;
    const moved = clock.instant().add({ minutes });
    await (clock.setting().frozenAt === null ? runFrom(moved) : standAt(moved));
    return 'The clock has moved.';
  }
  const at = venueInstant(fields['at']);
  switch (fields['do'] ?? '') {
    case 'run':
      if (!at) return null;
      await runFrom(at);
      return 'The clock runs from there.';
    case 'freeze':
      if (!at) return null;
      await standAt(at);
      return 'The clock stands still there.';
    case 'freeze-now':
      await standAt(clock.instant());
      return 'The clock stands still.';
    case 'thaw':
      await runFrom(clock.instant());
      return 'The clock runs on.';
    case 'reset':
      await clock.set({ offset: 0, frozenAt: null });
      return 'The clock is the machine’s again.';
    default:
      return null;
  }
}
