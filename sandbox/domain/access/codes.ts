/** One-time codes: six digits, ten minutes, five tries that are counted before they are compared, one use, the newest only. */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import { exactStampOf } from '../../data/clock.ts';
import { transact, type Queryable } from '../../data/database.ts';
import { said } from '../../answers/accessWords.ts';
import { Refused } from '../../answers/refused.ts';
import type { Server } from '../../server.ts';
import { drawCode } from './drawCode.ts';
import { countOnce, type Limit } from './rateLimit.ts';
import { momentOf } from '../slots/spans.ts';

export type Purpose = 'login' | 'password' | 'register' | 'erase';

export const codeLifetimeMinutes = 10;
export const codeTries = 5;
const resendSeconds = 60;
const perHour = 5;

/** Codes for everybody at one address. It is generous: all customers of a portal share its proxy's address. */
const perAddress: Limit = { count: 60, seconds: 3600 };

export interface CodeRequest {
  readonly purpose: Purpose;
  /** Who may use it: whatever must be said again when it is entered. */
  readonly subject: string;
  /** The mobile number or e-mail address that it goes to. */
  readonly recipient: string;
  /** Where the request comes from. */
  readonly address: string;
}

const hash = (salt: string, subject: string, code: string): string =>
  `${salt}$${createHash('sha256').update(`${salt}|${subject}|${code}`).digest('base64url')}`;

const equal = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

/** Seconds until that recipient may be sent another code, 0 when at once. */
async function waitOf(server: Server, trx: Queryable, { purpose, recipient }: CodeRequest): Promise<number> {
  const now = server.clock.now();
  const recent = await trx
    .selectFrom('code')
    .select('created_at')
    .where('purpose', '=', purpose)
    .where('recipient', '=', recipient)
    .where('created_at', '>', exactStampOf(now.subtract({ hours: 1 })))
    .orderBy('id', 'desc')
    .limit(perHour)
    .execute();
  const left = (from: string, seconds: number): number =>
    Math.ceil(momentOf(from) + seconds - momentOf(exactStampOf(now)));
  const [last] = recent;
  const oldest = recent.length === perHour ? recent.at(-1) : undefined;
  return Math.max(last ? left(last.created_at, resendSeconds) : 0, oldest ? left(oldest.created_at, 3600) : 0);
}

/**
 * Makes a new code for that subject and returns it; earlier ones no longer count.
 * Throws Refused 429 within 60 seconds of the recipient's last one, after five in an hour and after sixty of one address,
 * whether or not anybody has that number or e-mail.
 */
export async function issueCode(server: Server, request: CodeRequest): Promise<string> {
  const { purpose, subject, recipient, address } = request;
  const now = server.clock.now();
  const tooMany = await countOnce(server, `codes for ${address}`, perAddress);
  if (tooMany > 0) throw new Refused(429, said.tooManyCodes(tooMany), { code: 'tooManyCodes', retryAfter: tooMany });
  return transact(server.database, async (trx) => {
    // Two requests at once must not both find nothing: they queue here.
    await sql`select pg_advisory_xact_lock(hashtext(${`${purpose} ${recipient}`}))`.execute(trx);
    const wait = await waitOf(server, trx, request);
    if (wait > 0) throw new Refused(429, said.codeTooSoon(wait), { code: 'codeTooSoon', retryAfter: wait });
    const code = drawCode();
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
        recipient,
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

const refusedCode = (words: (typeof said)['invalidOtp'], code: string): Refused =>
  new Refused(422, words, { code, field: 'otp' });
const invalidCode = (): Refused => refusedCode(said.invalidOtp, 'invalidOtp');

const newestOf = (database: Queryable, purpose: Purpose, subject: string) =>
  database
    .selectFrom('code')
    .where('purpose', '=', purpose)
    .where('subject', '=', subject)
    .orderBy('id', 'desc')
    .limit(1);

/** Why a code was not even looked at; nothing in it depends on what was entered. */
async function whyNot(server: Server, purpose: Purpose, subject: string, now: string): Promise<Refused> {
  const newest = await newestOf(server.database, purpose, subject)
    .select(['used_at', 'expires_at', 'attempts'])
    .executeTakeFirst();
  if (!newest || newest.used_at !== null) return invalidCode();
  if (newest.attempts >= codeTries) return refusedCode(said.otpLocked, 'otpLocked');
  return newest.expires_at <= now ? refusedCode(said.otpExpired, 'otpExpired') : invalidCode();
}

/** Checks a code and returns what to use it up by. Throws Refused 422 for a wrong, old, used or worn-out one. */
export async function checkCode(server: Server, purpose: Purpose, subject: string, code: string): Promise<number> {
  const now = exactStampOf(server.clock.now());
  // Counting and reading are one statement: fifty wrong codes at once get five comparisons together.
  const [attempt] = await server.database
    .updateTable('code')
    .set((field) => ({ attempts: field('attempts', '+', 1) }))
    .where('id', '=', newestOf(server.database, purpose, subject).select('id'))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('attempts', '<', codeTries)
    .returning(['id', 'hash'])
    .execute();
  if (!attempt) throw await whyNot(server, purpose, subject, now);
  const [salt = ''] = attempt.hash.split('$');
  if (!equal(hash(salt, subject, code), attempt.hash)) throw invalidCode();
  return attempt.id;
}

/** Takes a checked code, so that it never works again. Throws Refused 422 when somebody was faster. */
export async function useCode(server: Server, id: number, database: Queryable = server.database): Promise<void> {
  const used = await database
    .updateTable('code')
    .set({ used_at: exactStampOf(server.clock.now()) })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!used) throw invalidCode();
}
