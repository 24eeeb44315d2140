import { questionsOf } from './leadQuestions.ts';
import type { LeadSnapshot } from './leadMachine.ts';

export const isOpen = (snapshot: LeadSnapshot) => snapshot.matches('open');
/** Whether the form no longer opens by itself in this session (R4.7.2). */
export const isClosedForSession = (snapshot: LeadSnapshot) => snapshot.matches('dismissed') || snapshot.matches('sent');
/** Whether the answers are being sent. */
export const isSending = (snapshot: LeadSnapshot) => snapshot.matches({ open: 'sending' });
export const form = ({ context }: LeadSnapshot) => context.form;
export const questions = ({ context: { form: asked } }: LeadSnapshot) => (asked === null ? [] : questionsOf(asked));
export const answers = ({ context }: LeadSnapshot) => context.answers;
export const faults = ({ context }: LeadSnapshot) => context.faults;
export const problem = ({ context }: LeadSnapshot) => context.problem;
export const captcha = ({ children }: LeadSnapshot) => children.captcha;
