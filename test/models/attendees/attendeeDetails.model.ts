/** What a customer may do with the attendee details, and what actors may answer. */
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { faultsIn, type AttendeeDetailsInput } from '../../../machines/attendees/attendeeDetailsContext.ts';
import {
  attendeeDetailsMachine,
  type AttendeeDetailsSnapshot,
} from '../../../machines/attendees/attendeeDetailsMachine.ts';
import { isFaultless } from '../../../machines/shared/faults.ts';
import { ConnectionError, RefusedError } from '../../../machines/shared/problem.ts';
import { done, failed, type Model } from '../../support/paths.ts';
import * as at from './attendeeDetails.fixtures.ts';

/** Callback actors that send nothing here: their events are among the model's events. */
export const callbackActors = ['watchSession'];

export const file = { name: 'letter.pdf', type: 'application/pdf', size: 4_000 };
export const wrongFile = new RefusedError('fileType');

/** The parts of the context that guards read, as coarsely as they read them. */
function project(state: AnyMachineSnapshot): unknown {
  // SAFETY: the model's machine.
  const { context } = state as AttendeeDetailsSnapshot;
  return {
    user: context.user?.id ?? null,
    asked: context.questions?.additional.length ?? null,
    relatives: context.attendees.map(({ customer_id }) => customer_id),
    agreed: context.agreed,
    complete: faultsIn(context).every(isFaultless),
    looked: context.faults !== null,
  };
}

const filled: readonly AnyEventObject[] = [
  { type: 'person.type', attendee: 0, typed: at.person },
  { type: 'person.type', attendee: 1, typed: at.person },
  { type: 'person.type', attendee: 9, typed: at.person },
  { type: 'answer.type', attendee: 0, fieldId: 1, answer: 'Falcons' },
  { type: 'answer.type', attendee: 1, fieldId: 1, answer: 'Falcons' },
  { type: 'answer.type', attendee: 9, fieldId: 1, answer: 'Falcons' },
];

const answers: readonly AnyEventObject[] = [
  done('storeFile', 'uploads/letter.pdf'),
  failed('storeFile', wrongFile),
  done('loadRelative', at.nour),
  failed('loadRelative', new ConnectionError()),
];

const wishes: readonly AnyEventObject[] = [
  { type: 'file.choose', attendee: 0, fieldId: 2, file },
  { type: 'file.choose', attendee: 9, fieldId: 2, file },
  { type: 'file.cancel' },
  { type: 'saving.choose', saves: true },
  { type: 'terms.tick' },
  { type: 'terms.untick' },
  { type: 'terms.open' },
  { type: 'terms.agree' },
  { type: 'terms.disagree' },
  { type: 'details.submit' },
  { type: 'details.leave' },
  { type: 'login.ask' },
  { type: 'step.retry' },
];

const company: readonly AnyEventObject[] = [
  { type: 'attendee.add' },
  { type: 'attendee.remove', attendee: 0 },
  { type: 'attendee.remove', attendee: 1 },
  { type: 'relative.choose', attendee: 0, customerId: 71 },
  { type: 'relative.choose', attendee: 1, customerId: 71 },
  { type: 'relative.choose', attendee: 1, customerId: 72 },
  { type: 'relative.choose', attendee: 1, customerId: 99 },
  { type: 'relative.forget', attendee: 1 },
  { type: 'relative.forget', attendee: 9 },
];

interface Case {
  title: string;
  model: Model & { input: AttendeeDetailsInput };
}

const running = ({ children }: AnyMachineSnapshot) => answers.filter(({ actorId }) => String(actorId) in children);

export const models: readonly Case[] = [
  {
    title: 'a customer books a whole facility, with family',
    model: {
      machine: attendeeDetailsMachine,
      input: at.input,
      project,
      events: (state) => [
        done('loadQuestions', at.questions),
        failed('loadQuestions', new ConnectionError()),
        done('reconnect'),
        failed('reconnect', new ConnectionError()),
        ...filled,
        ...wishes,
        ...company,
        ...running(state),
      ],
    },
  },
  {
    title: 'whoever has two tickets logs in, and out again',
    model: {
      machine: attendeeDetailsMachine,
      input: {
        ...at.input,
        user: null,
        party: { isWhole: false, people: 2, tickets: 2 },
        config: { ...at.input.config, tnc_enable: false },
      },
      project,
      events: (state) => [
        done('loadQuestions', at.askedSignedOut),
        failed('loadQuestions', new ConnectionError()),
        { type: 'session.changed', user: at.omar },
        { type: 'session.changed', user: null },
        { type: 'attendee.add' },
        { type: 'attendee.remove', attendee: 1 },
        ...filled.slice(0, 2),
        ...wishes,
        ...running(state),
      ],
    },
  },
  {
    title: 'nothing is asked, and there are no terms',
    model: {
      machine: attendeeDetailsMachine,
      input: { ...at.input, config: { ...at.input.config, tnc: null } },
      project,
      events: [
        done('loadQuestions', at.noQuestions),
        failed('loadQuestions', new ConnectionError()),
        { type: 'step.retry' },
        { type: 'details.leave' },
      ],
    },
  },
  {
    title: 'there are no terms to agree to',
    model: {
      machine: attendeeDetailsMachine,
      input: { ...at.input, config: { ...at.input.config, tnc: '<p> </p>' } },
      project,
      events: [
        done('loadQuestions', { ...at.questions, threshold: null }),
        ...filled,
        { type: 'terms.tick' },
        { type: 'terms.open' },
        { type: 'details.submit' },
        { type: 'session.changed', user: at.omar },
      ],
    },
  },
];
