/** The captcha of the sandbox (Q4.9.c): a proof of work, reCAPTCHA's stand-in where the operator has a key for it, and a token for tests. */
import type { CaptchaAction } from '../../../src/contract/forms/captcha.ts';
import { readSetting } from '../../data/settings.ts';
import { invalid, Refused } from '../../answers/refused.ts';
import { takeExchangeToken } from './exchangeTokens.ts';
import type { Server } from '../../server.ts';
import { siteOf } from '../site.ts';
import type { Words } from '../../words.ts';
import { judgeProof, type Verdict } from './proofOfWork.ts';
import { requestWords } from '../../answers/requestWords.ts';

/** Passes while the operator's switch for it is on; never otherwise. */
export const testToken = 'sandbox-human';

/** The key of Google's reCAPTCHA that the operator has configured, null when the portal's own captcha is used. */
export const recaptchaKey = async (server: Server): Promise<string | null> =>
  (await siteOf(server)).recaptcha_site_key || null;

/** What Google would be asked: whether that token was given out for that key, once, within two minutes. */
async function judgeRecaptcha(server: Server, token: string, siteKey: string): Promise<Verdict> {
  const taken = await takeExchangeToken(server, 'recaptcha', token);
  return (taken?.data as { siteKey?: string } | undefined)?.siteKey === siteKey ? 'human' : 'invalid';
}

async function judge(server: Server, token: string, action: CaptchaAction): Promise<Verdict> {
  if (token === testToken && (await readSetting<boolean>(server.database, 'testToken'))) return 'human';
  const siteKey = await recaptchaKey(server);
  return siteKey === null ? judgeProof(server, token, action) : judgeRecaptcha(server, token, siteKey);
}

const codes = { invalid: 'captchaInvalid', expired: 'captchaExpired' } as const;

/** Throws Refused 422 with that sentence unless the token proves a human for that action; it proves one once. */
export async function requireHuman(server: Server, token: string, action: CaptchaAction, said: Words): Promise<void> {
  if (token === '') throw invalid('recaptcha_response', said, 'captcha');
  const verdict = await judge(server, token, action);
  if (verdict !== 'human') throw invalid('recaptcha_response', said, codes[verdict]);
}

/** Where reCAPTCHA is configured there is nothing to work out here. */
export const noChallenge = (): Refused => new Refused(404, requestWords.otherCaptcha, { code: 'captchaElsewhere' });
