/** The context of a one-time code, and how each answer changes it. */
import type { CaptchaAction } from '../../src/contract/forms/captcha.ts';
import type { CaptchaState } from '../captcha/captchaRules.ts';
import type { LoginOutput } from '../login/loginOutput.ts';
import { toProblem, type Problem } from '../shared/problem.ts';
import { required } from '../shared/required.ts';
import {
  codeFaults,
  resendFaults,
  type CodeFaults,
  type Recipient,
  type SentCode,
  type TypedCode,
} from './codeRules.ts';

export interface CodeInput {
  action: CaptchaAction;
  recipient: Recipient;
  /** Whether entering a code takes a captcha, too. */
  needsCaptcha: boolean;
  /** Whether sending another code takes no captcha, as the customer is logged in. */
  resendsFreely?: boolean;
}

/** The code itself is never in the context: it goes from the event into the actor. */
export interface CodeContext extends CodeInput {
  sent: SentCode | null;
  /** How many codes the server has refused. */
  wrong: number;
  faults: CodeFaults;
  /** Why the server refused, or that it could not be reached. */
  problem: Problem | null;
  result: CodeOutput;
}

/**
 * `proved`: the code was right; `customer` is set where it logs them in or changes them. `refused`: no code was sent, or
 * the recipient belongs to somebody else. `left`: the customer left.
 */
export type CodeOutput =
  | { kind: 'proved'; customer: LoginOutput | null }
  | { kind: 'refused'; problem: Problem }
  | { kind: 'left' };

type Changes = Partial<CodeContext>;

export const beforeCode = (input: CodeInput): CodeContext => ({
  ...input,
  sent: null,
  wrong: 0,
  faults: {},
  problem: null,
  result: { kind: 'left' },
});

const sentIn = ({ sent }: CodeContext): SentCode => required(sent, 'code');
const between = (from: number, to: number): number => Math.max(0, to - from);

/** In milliseconds, from when the code was sent. */
export const pauseOf = (context: CodeContext): number => between(sentIn(context).at, sentIn(context).resendAt);
export const lifetimeOf = (context: CodeContext): number => between(sentIn(context).at, sentIn(context).expiresAt);

export const provedBy = (customer: LoginOutput | null): Changes => ({ result: { kind: 'proved', customer } });
export const refusedFor = (error: unknown): Changes => ({ result: { kind: 'refused', problem: toProblem(error) } });

/** Another code was sent: the tries are counted from zero. */
export const withCode = (sent: SentCode): Changes => ({ sent, wrong: 0, faults: {}, problem: null });

/** No new code was sent, as the last one is too recent: it stays valid, and keeps its expiry. */
export const withPause = (context: CodeContext, again: SentCode): Changes => ({
  sent: { ...again, expiresAt: sentIn(context).expiresAt },
});

export const refusedCode = ({ needsCaptcha }: CodeContext, typed: TypedCode) => ({
  faults: codeFaults(typed, needsCaptcha),
  problem: null,
});

export const refusedResend = (captcha: CaptchaState) => ({ faults: resendFaults(captcha), problem: null });
