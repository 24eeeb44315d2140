/** What is wrong with a deployed portal, in words for whoever keeps the server. */
import type { Place, Visit } from './visit.ts';

export interface Finding {
  /** A fault harms customers or opens a door; advice makes something better. */
  readonly weight: 'fault' | 'advice';
  readonly what: string;
  readonly mend: string;
}

/** One thing that is looked at; it returns what is wrong with it. */
export interface Examination {
  readonly name: string;
  /** The call whose answer it looks at: without one there is nothing to be seen. */
  readonly reads?: Place;
  readonly findings: (visit: Visit) => Finding[];
}

export const fault = (what: string, mend: string): Finding => ({ weight: 'fault', what, mend });
export const advice = (what: string, mend: string): Finding => ({ weight: 'advice', what, mend });
