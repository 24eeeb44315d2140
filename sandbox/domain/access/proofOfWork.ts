/** The captcha's challenges: one takes so little work that nobody notices, many are expensive. */
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as v from 'valibot';
import { CaptchaAction, CaptchaChallenge, captchaLifetime } from '../../../src/contract/forms/captcha.ts';
import { exactStampOf } from '../../data/clock.ts';
import { json } from '../../data/database.ts';
import { readSetting } from '../../data/settings.ts';
import { randomToken } from './tokens.ts';
import type { Server } from '../../server.ts';

/** Attempts until the key is found, at least and at most. */
const attempts = { fewest: 50, most: 100 };

/** One for all processes on a database: whichever is asked can check what another has signed. */
async function signingSecret({ database }: Server): Promise<string> {
  const known = await readSetting<string>(database, 'captchaSecret');
  if (known !== undefined) return known;
  await database
    .insertInto('setting')
    .values({ key: 'captchaSecret', value: json(randomToken(32)) })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  return (await readSetting<string>(database, 'captchaSecret'))!;
}

/** Something to work out, good for that action alone. Two clocks end it: this machine's, and the sandbox's when it is moved. */
export async function newChallenge(server: Server, action: CaptchaAction): Promise<CaptchaChallenge> {
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 5_000,
    counter: randomInt(attempts.most, attempts.fewest),
    deriveKey,
    expiresAt: new Date(Date.now() + captchaLifetime),
    data: { action, until: server.clock.instant().epochMilliseconds + captchaLifetime },
    hmacSignatureSecret: await signingSecret(server),
  });
  // SAFETY: created with an algorithm of the contract, an expiry and a signature.
  return challenge as CaptchaChallenge;
}

const Proof = v.object({
  challenge: v.looseObject({
    ...CaptchaChallenge.entries,
    parameters: v.looseObject({
      ...CaptchaChallenge.entries.parameters.entries,
      data: v.object({ action: CaptchaAction, until: v.number() }),
    }),
  }),
  solution: v.object({ counter: v.number(), derivedKey: v.string() }),
});

/** The payload as ALTCHA writes it, base64 of JSON; null for anything else. */
function proofIn(token: string): v.InferOutput<typeof Proof> | null {
  try {
    const parsed = v.safeParse(Proof, JSON.parse(Buffer.from(token, 'base64').toString('utf8')));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

export type Verdict = 'human' | 'invalid' | 'expired';

/** Judges a proof and takes it: of the same one sent twice, to whichever process, one passes. */
export async function judgeProof(server: Server, token: string, action: CaptchaAction): Promise<Verdict> {
  const proof = proofIn(token);
  if (!proof) return 'invalid';
  const { challenge, solution } = proof;
  const { data } = challenge.parameters;
  const { verified, expired } = await verifySolution({
    challenge,
    solution,
    deriveKey,
    hmacSignatureSecret: await signingSecret(server),
  });
  if (expired) return 'expired';
  if (!verified || data.action !== action) return 'invalid';
  if (data.until <= server.clock.instant().epochMilliseconds) return 'expired';
  const taken = await server.database
    .insertInto('used_proof')
    .values({
      signature: challenge.signature,
      expires_at: exactStampOf(server.clock.now().add({ milliseconds: captchaLifetime })),
    })
    .onConflict((conflict) => conflict.column('signature').doNothing())
    .returning('signature')
    .executeTakeFirst();
  return taken ? 'human' : 'invalid';
}
