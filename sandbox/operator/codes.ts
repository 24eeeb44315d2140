/** One-time codes: six digits, ten minutes, five tries that are counted before they are compared, one use, the newest only. */
import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import { exactStampOf } from '../data/clock.ts';
import { transact } from '../data/database.ts';
import { Refused } from '../http/refused.ts';
import type { Server } from '../server.ts';
import { momentOf } from './spans.ts';

export type Purpose = 'login' | 'password' | 'register';

export const codeLifetimeMinutes = 10;
export const codeTries = 5;
const resendSeconds = 60;
const perHour = 5;

const hash = (salt: string, subject: string, code: string): string =>
  `${salt}$${createHash('sha256').update(`${salt}|${subject}|${code}`).digest('base64url')}`;

const equal = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

/**
 * Makes a new code for that subject and answers it; earlier ones no longer count.
 * Throws Refused 429 within 60 seconds of the last one and after five in an hour, whether or not anybody has that address.
 */
export async function issueCode(server: Server, purpose: Purpose, subject: string): Promise<string> {
  const now = server.clock.now();
  return transact(server.database, async (trx) => {
    // Two requests at once must not both find nothing: they queue here.
    await sql`select pg_advisory_xact_lock(hashtext(${`${purpose} ${subject}`}))`.execute(trx);
    const recent = await trx
      .selectFrom('code')
      .select('created_at')
      .where('purpose', '=', purpose)
      .where('subject', '=', subject)
      .where('created_at', '>', exactStampOf(now.subtract({ hours: 1 })))
      .orderBy('id', 'desc')
      .execute();
    const wait = (from: string, seconds: number): number =>
      Math.ceil(momentOf(from) + seconds - momentOf(exactStampOf(now)));
    const [last] = recent;
    const oldest = recent.at(-1);
    const left = Math.max(
      last ? wait(last.created_at, resendSeconds) : 0,
      recent.length >= perHour && oldest ? wait(oldest.created_at, 3600) : 0,
    );
    if (left > 0) {
      throw new Refused(429, `Please wait ${left} seconds before asking for another code`, {
        code: 'codeTooSoon',
        retryAfter: left,
      });
    }
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    await trx
      .updateTable('code')
      .set({ used_at: exactStampOf(now) })
      .where('purpose', '=', purpose)
      .where('subject', '=', subject)
      .where('used_at', 'is', null)
      .execute();
    await trx
      .insertInto('code')
      .values({
        purpose,
        subject,
        hash: hash(randomBytes(12).toString('base64url'), subject, code),
        attempts: 0,
        created_at: exactStampOf(now),
        expires_at: exactStampOf(now.add({ minutes: codeLifetimeMinutes })),
        used_at: null,
      })
      .execute();
    return code;
  });
}

const invalidCode = (): Refused => new Refused(422, 'Invalid OTP', { code: 'invalidOtp', field: 'otp' });

/**
 * Checks a code; `use` takes it so that it never works again. Throws the same Refused for a wrong, old, used or worn-out one.
 */
export async function checkCode(
  server: Server,
  purpose: Purpose,
  subject: string,
  code: string,
  use: boolean,
): Promise<void> {
  const now = exactStampOf(server.clock.now());
  // Counting and reading are one statement: fifty wrong codes at once get five comparisons together.
  const [attempt] = await server.database
    .updateTable('code')
    .set((field) => ({ attempts: field('attempts', '+', 1) }))
    .where('id', '=', (newest) =>
      newest
        .selectFrom('code')
        .select('id')
        .where('purpose', '=', purpose)
        .where('subject', '=', subject)
        .orderBy('id', 'desc')
        .limit(1),
    )
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('attempts', '<', codeTries)
    .returning(['id', 'hash'])
    .execute();
  if (!attempt) throw invalidCode();
  const [salt = ''] = attempt.hash.split('$');
  if (!equal(hash(salt, subject, code), attempt.hash)) throw invalidCode();
  if (!use) return;
  const used = await server.database
    .updateTable('code')
    .set({ used_at: now })
    .where('id', '=', attempt.id)
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!used) throw invalidCode();
}
