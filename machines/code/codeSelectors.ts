import { codeTries } from './codeRules.ts';
import type { CodeSnapshot } from './codeMachine.ts';

/** What the code step shows: `sending` before the first code is on its way. */
export type CodeStep = 'sending' | 'filling' | 'checking' | 'expired' | 'lockedOut';

export const step = (snapshot: CodeSnapshot): CodeStep => {
  if (snapshot.matches('recalling') || snapshot.matches('sending')) return 'sending';
  if (snapshot.matches({ open: { entry: 'checking' } })) return 'checking';
  if (snapshot.matches({ open: { entry: 'expired' } })) return 'expired';
  return snapshot.matches({ open: { entry: 'lockedOut' } }) ? 'lockedOut' : 'filling';
};

/** Asking for another code: after the pause it is `offered`. */
export type Renewal = 'cooling' | 'offered' | 'sending';

export const renewal = (snapshot: CodeSnapshot): Renewal => {
  if (snapshot.matches({ open: { renewal: 'offered' } })) return 'offered';
  return snapshot.matches({ open: { renewal: 'sending' } }) ? 'sending' : 'cooling';
};

/** Epoch milliseconds from which another code may be asked for; null before the first was sent. */
export const resendAt = ({ context }: CodeSnapshot) => context.sent?.resendAt ?? null;
export const recipient = ({ context }: CodeSnapshot) => context.recipient;
/** How often the server still looks at a code; null before the first wrong one. */
export const triesLeft = ({ context: { wrong } }: CodeSnapshot) => (wrong === 0 ? null : codeTries - wrong);
/** Whether entering a code takes a proof of being human. */
export const needsCaptcha = ({ context }: CodeSnapshot) => context.needsCaptcha;
/** Whether a proof is asked for now: for the code as long as there is one, and for another one once it may be asked for. */
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
