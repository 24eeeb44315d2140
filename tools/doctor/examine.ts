/** Everything the doctor looks at, in the order in which it is worth mending. */
import type { Finding } from './finding.ts';
import { headerExaminations } from './headers.ts';
import { operatorExaminations } from './operator.ts';
import { servingExaminations } from './serving.ts';
import { pathOf, type Place, type Visit } from './visit.ts';

export interface Result {
  readonly name: string;
  readonly findings: readonly Finding[];
  /** The call that gave nothing to look at. */
  readonly unseen: Place | null;
}

const examinations = [...servingExaminations, ...headerExaminations, ...operatorExaminations];

/** Where nobody answers nothing else can be looked at. */
export const examine = (visit: Visit): Result[] =>
  (visit.answers.home.status === 0 ? examinations.slice(0, 1) : examinations).map(({ name, reads, findings }) => ({
    name,
    findings: findings(visit),
    unseen: reads !== undefined && visit.answers[reads].status !== 200 ? reads : null,
  }));

const marks = { fault: '✗', advice: '!' } as const;

/** In plain words, one line for what is well or could not be looked at, two for what is to be mended. */
export function report(origin: string, results: readonly Result[]): string {
  const all = results.flatMap(({ findings }) => findings);
  const faults = all.filter(({ weight }) => weight === 'fault').length;
  const lines = results.flatMap(({ name, findings, unseen }) =>
    findings.length === 0
      ? [unseen === null ? `✓ ${name}` : `– ${name}: not looked at, as ${pathOf(unseen)} is not answered.`]
      : findings.flatMap(({ weight, what, mend }) => [`${marks[weight]} ${name}: ${what}`, `  → ${mend}`]),
  );
  const advised = all.length - faults;
  const sum = [
    faults === 0 ? 'Nothing to mend' : `${faults} to mend`,
    ...(advised > 0 ? [`${advised} could be better`] : []),
  ].join(', ');
  return [origin, '', ...lines, '', `${sum}.`].join('\n');
}
