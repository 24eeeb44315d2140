import type { SiteFormSnapshot } from './siteFormMachine.ts';

export const isSent = (snapshot: SiteFormSnapshot): boolean => snapshot.matches('sent');
/** The answers are on their way. */
export const isSending = (snapshot: SiteFormSnapshot): boolean => snapshot.matches({ open: 'sending' });
export const isStoring = (snapshot: SiteFormSnapshot, fieldId: number): boolean =>
  snapshot.matches({ open: 'storing' }) && snapshot.context.fileField === fieldId;
/** Something that was typed before was not kept. */
export const isCut = ({ context }: SiteFormSnapshot): boolean => context.isCut;
export const answers = ({ context }: SiteFormSnapshot) => context.answers;
export const faults = ({ context }: SiteFormSnapshot) => context.faults;
export const problem = ({ context }: SiteFormSnapshot) => context.problem;
/** Why the file of that field was not kept. */
export const fileProblem = ({ context }: SiteFormSnapshot, fieldId: number) =>
  context.fileField === fieldId ? context.fileProblem : null;
export const message = ({ context }: SiteFormSnapshot) => context.message;
export const captcha = ({ children }: SiteFormSnapshot) => children.captcha;
