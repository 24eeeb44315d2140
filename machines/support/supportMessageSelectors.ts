/** What views ask of a message that is being written. */
import type { SupportMessageSnapshot } from './supportMessageMachine.ts';

export const draft = ({ context }: SupportMessageSnapshot) => context.draft;
export const files = ({ context }: SupportMessageSnapshot) => context.files;
export const faults = ({ context }: SupportMessageSnapshot) => context.faults;
/** The file that was not taken, and why. */
export const refusedFile = ({ context }: SupportMessageSnapshot) => context.refusedFile;
export const problem = ({ context }: SupportMessageSnapshot) => context.problem;
/** The request that it became; null until then. */
export const requestId = ({ context }: SupportMessageSnapshot) => context.requestId;
export const isDelivered = ({ context }: SupportMessageSnapshot) => context.isDelivered;
export const isSending = (snapshot: SupportMessageSnapshot) => snapshot.hasTag('busy');
