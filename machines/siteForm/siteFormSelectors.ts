import type { SiteFormSnapshot } from './siteFormMachine.ts';

export const isSent = (snapshot: SiteFormSnapshot): boolean => snapshot.matches('sent');
/** Whether the answers are being sent. */
export const isSending = (snapshot: SiteFormSnapshot): boolean => snapshot.matches({ open: 'sending' });
export const isStoring = (snapshot: SiteFormSnapshot, fieldId: number): boolean =>
  snapshot.matches({ open: 'storing' }) && snapshot.context.fileField === fieldId;
/** Whether something typed earlier was not kept. */
export const isCut = ({ context }: SiteFormSnapshot): boolean => context.isCut;
export const answers = ({ context }: SiteFormSnapshot) => context.answers;
export const faults = ({ context }: SiteFormSnapshot) => context.faults;
export const problem = ({ context }: SiteFormSnapshot) => context.problem;
/** Why the file of that field could not be stored. */
export const fileProblem = ({ context }: SiteFormSnapshot, fieldId: number) =>
  context.fileField === fieldId ? context.fileProblem : null;
export const message = ({ context }: SiteFormSnapshot) => context.message;
export const captcha = ({ children }: SiteFormSnapshot) => children.captcha;
