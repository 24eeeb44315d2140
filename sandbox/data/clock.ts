/** The sandbox's own time: it may run ahead or behind, or stand still. Kept in the database, read by everything that asks what time it is. */
import type { Queryable } from './database.ts';
import { readSetting, writeSetting } from './settings.ts';

export const venueZone = 'Asia/Dubai';

/** `offset`: milliseconds ahead of the machine; `frozenAt`: the instant at which it stands, ISO 8601. */
export interface ClockSetting {
  readonly offset: number;
  readonly frozenAt: string | null;
}

export interface Clock {
  instant(): Temporal.Instant;
  /** Wall-clock time of the venue. */
  now(): Temporal.PlainDateTime;
  today(): Temporal.PlainDate;
  /** YYYY-MM-DD HH:mm:ss, as the wire and the tables write it. */
  stamp(): string;
  setting(): ClockSetting;
  set(setting: ClockSetting): Promise<void>;
  /** Takes over what another process may have set. */
  reload(): Promise<void>;
}

const running: ClockSetting = { offset: 0, frozenAt: null };

/** YYYY-MM-DD HH:mm:ss of the venue's wall clock. */
export const stampOf = (time: Temporal.PlainDateTime): string =>
  time.toString({ smallestUnit: 'second' }).replace('T', ' ');

/** With milliseconds, for deadlines. */
export const exactStampOf = (time: Temporal.PlainDateTime): string =>
  time.toString({ fractionalSecondDigits: 3 }).replace('T', ' ');

export async function openClock(database: Queryable): Promise<Clock> {
  let setting = running;
  const clock: Clock = {
    instant: () =>
      setting.frozenAt === null
        ? Temporal.Now.instant().add({ milliseconds: setting.offset })
        : Temporal.Instant.from(setting.frozenAt),
    now: () => clock.instant().toZonedDateTimeISO(venueZone).toPlainDateTime(),
    today: () => clock.now().toPlainDate(),
    stamp: () => stampOf(clock.now()),
    setting: () => setting,
    async set(next) {
      await writeSetting(database, 'clock', next);
      setting = next;
    },
    async reload() {
      setting = (await readSetting<ClockSetting>(database, 'clock')) ?? running;
    },
  };
  await clock.reload();
  return clock;
}
