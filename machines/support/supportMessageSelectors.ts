/** Selectors of a message being written. */
import type { SupportMessageSnapshot } from './supportMessageMachine.ts';

export const draft = ({ context }: SupportMessageSnapshot) => context.draft;
export const files = ({ context }: SupportMessageSnapshot) => context.files;
export const faults = ({ context }: SupportMessageSnapshot) => context.faults;
/** The file that was refused, and why. */
export const refusedFile = ({ context }: SupportMessageSnapshot) => context.refusedFile;
export const problem = ({ context }: SupportMessageSnapshot) => context.problem;
/** The id of the new request; null before it is sent. */
export const requestId = ({ context }: SupportMessageSnapshot) => context.requestId;
export const isMessageSent = ({ context }: SupportMessageSnapshot) => context.isDelivered;
export const isSending = (snapshot: SupportMessageSnapshot) => snapshot.hasTag('busy');
