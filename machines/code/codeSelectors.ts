import { codeTries } from './codeRules.ts';
import type { CodeSnapshot } from './codeMachine.ts';

/** What the code step shows: `sending` until the first code has been sent. */
export type CodeStep = 'sending' | 'filling' | 'checking' | 'expired' | 'lockedOut';

export const step = (snapshot: CodeSnapshot): CodeStep => {
  if (snapshot.matches('recalling') || snapshot.matches('sending')) return 'sending';
  if (snapshot.matches({ open: { entry: 'checking' } })) return 'checking';
  if (snapshot.matches({ open: { entry: 'expired' } })) return 'expired';
  return snapshot.matches({ open: { entry: 'lockedOut' } }) ? 'lockedOut' : 'filling';
};

/** The state of requesting another code; `offered` after the pause. */
export type CodeRenewal = 'cooling' | 'offered' | 'sending';

export const renewal = (snapshot: CodeSnapshot): CodeRenewal => {
  if (snapshot.matches({ open: { renewal: 'offered' } })) return 'offered';
  return snapshot.matches({ open: { renewal: 'sending' } }) ? 'sending' : 'cooling';
};

/** Epoch milliseconds from which another code may be requested; null before the first was sent. */
export const resendAt = ({ context }: CodeSnapshot) => context.sent?.resendAt ?? null;
export const recipient = ({ context }: CodeSnapshot) => context.recipient;
/** How many tries are left; null before the first wrong code. */
export const triesLeft = ({ context: { wrong } }: CodeSnapshot) => (wrong === 0 ? null : codeTries - wrong);
/** Whether entering a code takes a captcha. */
export const needsCaptcha = ({ context }: CodeSnapshot) => context.needsCaptcha;
/** Whether the captcha is shown now: for entering the code, or for requesting another one. */
export const asksCaptcha = (snapshot: CodeSnapshot): boolean => {
  const now = step(snapshot);
  const { context } = snapshot;
  return (
    (context.needsCaptcha && now !== 'expired' && now !== 'lockedOut') ||
    (!context.resendsFreely && renewal(snapshot) !== 'cooling')
  );
};
export const faults = ({ context }: CodeSnapshot) => context.faults;
export const problem = ({ context }: CodeSnapshot) => context.problem;
/** The captcha of this step. */
export const captcha = ({ children }: CodeSnapshot) => children.captcha;
