/** Selectors of a relative's form. */
import { isPassport, paperOf } from './typedRelative.ts';
import type { RelativeSnapshot } from './relativeMachine.ts';

export const isAsking = (snapshot: RelativeSnapshot): boolean => snapshot.hasTag('asking');
export const isMissing = (snapshot: RelativeSnapshot): boolean => snapshot.matches('missing');
export const isSaving = (snapshot: RelativeSnapshot): boolean => snapshot.matches({ editing: 'saving' });
export const isTrying = (snapshot: RelativeSnapshot): boolean => snapshot.matches({ failed: 'trying' });
export const mayRetry = (snapshot: RelativeSnapshot): boolean => snapshot.can({ type: 'step.retry' });
export const isStoring = (snapshot: RelativeSnapshot): boolean => snapshot.matches({ editing: 'storing' });

export const known = ({ context }: RelativeSnapshot) => context.known;
export const typed = ({ context }: RelativeSnapshot) => context.typed;
export const picture = ({ context }: RelativeSnapshot) => context.picture;
export const faults = ({ context }: RelativeSnapshot) => context.faults;
export const problem = ({ context }: RelativeSnapshot) => context.problem;
export const isCut = ({ context }: RelativeSnapshot): boolean => context.isCut;
export const proofTypes = ({ context }: RelativeSnapshot) => context.questions?.idProofTypes ?? [];
/** The document whose number is asked for (R5.3.11). */
export const paper = (snapshot: RelativeSnapshot) => paperOf(snapshot.context.typed, proofTypes(snapshot));
export const hasPassport = (snapshot: RelativeSnapshot): boolean => isPassport(paper(snapshot));
/** Whether the operator has religions to choose from. */
export const asksReligion = ({ context }: RelativeSnapshot): boolean =>
  context.questions?.fields.religion?.is_visible === true;
