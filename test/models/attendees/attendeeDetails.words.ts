/** Fixtures, events and effects for the laws of the attendee details, with every value spelled out. */
import { expect } from 'vitest';
import type { AttendeeDetailsInput } from '../../../machines/attendees/attendeeDetailsContext.ts';
import { attendeeDetailsMachine } from '../../../machines/attendees/attendeeDetailsMachine.ts';
import type { Questions } from '../../../machines/attendees/attendeeQuestions.ts';
import { ConnectionError } from '../../../machines/shared/problem.ts';
import type { Effect, Law, Row, Situation } from '../../support/law/law.ts';
import { done, failed } from '../../support/paths.ts';
import * as at from './attendeeDetails.fixtures.ts';

export type Changes = Readonly<Record<string, unknown>>;

export const empty = {
  customer_id: null,
  name: '',
  country_code: '971',
  mobile_number: '',
  email: '',
  dob: null,
  gender: null,
  nationality: null,
  religion_id: null,
  tag: null,
  id_proof_type_id: null,
  id_proof_number: '',
  answers: {},
};
/** From the profile, with the first document that proves identity (R3.7.11, R3.7.14). */
export const layla = {
  ...empty,
  name: 'Layla Haddad',
  mobile_number: '500000001',
  email: 'layla@haddad.example',
  dob: '1990-03-14',
  nationality: 784,
  id_proof_type_id: 33,
  id_proof_number: 'N1234567',
};
export const nour = {
  ...empty,
  customer_id: 71,
  name: 'Nour Haddad',
  mobile_number: '501112223',
  email: 'nour@haddad.example',
  dob: '2015-05-05',
  gender: 'Female',
};
export const sami = { ...nour, customer_id: 72, name: 'Sami Haddad' };
const nobodysReligion = { religion: { is_visible: false, is_required: false } };
/** The site has no religions to choose from. */
export const known = (questions: Questions) => ({ ...questions, fields: { ...questions.fields, ...nobodysReligion } });

export const loads = done('loadQuestions', at.questions);
export const offline = failed('loadQuestions', new ConnectionError());
export const isBack = done('reconnect');
export const waitBroke = failed('reconnect', new Error('a defect'));
export const retries = { type: 'step.retry' };
const leaves = { type: 'details.leave' };
export const isNow = (user: object | null) => ({ type: 'session.changed', user });
export const types = (attendee: number, typed: object) => ({ type: 'person.type', attendee, typed });
export const answers = (attendee: number, answer: string) => ({ type: 'answer.type', attendee, fieldId: 1, answer });
export const saves = (isKept: boolean) => ({ type: 'saving.choose', saves: isKept });
export const ticks = { type: 'terms.tick' };
export const unticks = { type: 'terms.untick' };
export const opensTerms = { type: 'terms.open' };
export const agrees = { type: 'terms.agree' };
export const disagrees = { type: 'terms.disagree' };
export const gives = { type: 'details.submit' };
export const asksLogin = { type: 'login.ask' };
export const adds = { type: 'attendee.add' };
export const removes = (attendee: number) => ({ type: 'attendee.remove', attendee });
export const chooses = (attendee: number, customerId: number) => ({ type: 'relative.choose', attendee, customerId });
export const forgets = (attendee: number) => ({ type: 'relative.forget', attendee });
export const file = { name: 'letter.pdf', type: 'application/pdf', size: 4000 };
export const choosesFile = (attendee: number, fieldId = 2) => ({ type: 'file.choose', attendee, fieldId, file });
export const cancels = { type: 'file.cancel' };

export const offlineProblem = { code: 'lost', message: null, at: null };
export const unexpected = { code: 'unexpected', message: null, at: null };
export const noClub = { answers: { 1: 'answerMissing' } };

export const asks = (customer: object | null): Effect => ({
  starts: 'loadQuestions',
  input: { serviceId: 9, customer, site: at.nothingVisible },
});
export const asksLayla = asks({ id: 1 });
export const waits = (attempts: number): Effect => ({
  starts: 'reconnect',
  input: { problem: offlineProblem, attempts },
});
export const listening = ['watchSession'];
export const asking = (
  by: Situation['by'],
  state: string,
  knows: Changes = {},
  actor: string | null = null,
): Situation => ({
  by,
  state: { describing: state },
  runs: actor === null ? listening : [...listening, actor],
  tags: actor === null ? ['asking'] : ['asking', 'busy'],
  knows,
});
/** The draft is reported with every change; `attendeeDetails.test.ts` checks its content. */
export const tellsDraft: Effect = {
  sends: { type: 'attendees.changed', attendeeDetails: expect.objectContaining({ isCut: false }) },
  to: 'selling',
};
const outliving = ['attendees', 'saves', 'agreed'];
/** Adds the reported draft to rows that change the form; a change of customer reports none. */
function toldOf(row: Row): Row {
  const changed = Object.keys(row.changes ?? {});
  const isTold = outliving.some((key) => changed.includes(key)) && !changed.includes('user') && !('ends' in row);
  return isTold ? { ...row, does: [tellsDraft, ...(row.does ?? [])] } : row;
}
export const law = (
  input: Partial<AttendeeDetailsInput>,
  situations: Law['situations'],
  rows: readonly Row[],
  refused: Law['refused'] = [],
): Law => ({
  machine: attendeeDetailsMachine,
  input: { ...at.input, ...input },
  callbackActors: ['watchSession'],
  begins: [{ starts: 'watchSession', input: undefined }, input.user === null ? asks(null) : asksLayla],
  situations,
  rows: rows.map(toldOf),
  refused,
});
export const isLeft = (where: readonly string[]): Row => ({
  law: 'Q2.12.c',
  in: where,
  on: leaves,
  to: 'left',
  changes: { isLeft: true },
  ends: { customers: null, saves: false },
});
export const tells = (type: string): Effect => ({ emits: { type } });
