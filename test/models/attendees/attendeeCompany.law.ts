/** The law of additional attendees and of files, from R2.13.14, R2.13.20, R2.13.21, R4.6.5, R5.4.9, R6.1.16 and R7.5.1. */
import { ConnectionError, RefusedError } from '../../../machines/shared/problem.ts';
import type { Effect, Law, Row } from '../../support/law/law.ts';
import { done, failed } from '../../support/paths.ts';
import * as at from './attendeeDetails.fixtures.ts';
import {
  empty,
  layla,
  nour,
  sami,
  loads,
  types,
  ticks,
  agrees,
  gives,
  adds,
  removes,
  chooses,
  forgets,
  file,
  choosesFile,
  cancels,
  offlineProblem,
  noClub,
  asking,
  law,
  tellsDraft,
  type Changes,
} from './attendeeDetails.words.ts';

/** Attendees up to the limit, with saved relatives (R2.13.14, R6.1.16). */
export const familyLaw = ((): Law => {
  const two = [loads, adds];
  const reading = [loads, ticks, agrees, gives];
  const lost = failed('loadRelative', new ConnectionError());
  const younger = { ...at.nour, dob: '2015-06-06' };
  const details = done('loadRelative', younger);
  const fetches = (id: number): Effect => ({ starts: 'loadRelative', input: { customerId: id } });
  const actor = 'loadRelative';
  const situations: Law['situations'] = {
    one: asking([loads], 'filling', { attendees: [layla] }),
    two: asking(two, 'filling', { attendees: [layla, empty], relative: null }),
    looked: asking([...reading, adds], 'filling', { attendees: [layla, empty] }),
    fetching: asking(
      [...two, chooses(1, 71)],
      'fetchingRelative',
      { attendees: [layla, nour], relative: { attendee: 1, customerId: 71 } },
      actor,
    ),
    /** The list of relatives has enough details to continue. */
    unfetched: asking([...two, chooses(1, 71), lost], 'filling', {
      attendees: [layla, nour],
      problem: offlineProblem,
      relative: null,
    }),
    related: asking([...two, chooses(1, 71), details], 'filling', {
      attendees: [layla, { ...nour, dob: '2015-06-06' }],
      relative: null,
    }),
  };
  const begins = (where: readonly string[], id: number, one: object, changes: Changes = {}): Row => ({
    law: 'R6.1.16',
    in: where,
    on: chooses(1, id),
    to: 'fetching',
    changes: { relative: { attendee: 1, customerId: id }, attendees: [layla, one], ...changes },
    does: [fetches(id)],
  });
  return law(
    {},
    situations,
    [
      { law: 'R2.13.14', in: ['one'], on: adds, changes: { attendees: [layla, empty] } },
      { law: 'R2.13.14', in: ['two', 'related'], on: removes(1), changes: { attendees: [layla] } },
      { law: 'R2.13.14', in: ['looked'], on: removes(1), changes: { attendees: [layla], faults: [noClub] } },
      { law: 'R2.13.14', in: ['unfetched'], on: removes(1), changes: { attendees: [layla], problem: null } },
      begins(['two', 'related'], 71, nour),
      begins(['two', 'related', 'fetching'], 72, sami),
      begins(['looked'], 71, nour, { faults: [noClub, noClub] }),
      begins(['looked'], 72, sami, { faults: [noClub, noClub] }),
      begins(['unfetched'], 72, sami, { problem: null }),
      // The same relative again: the list's details are already filled in.
      {
        law: 'R6.1.16',
        in: ['unfetched'],
        on: chooses(1, 71),
        to: 'fetching',
        changes: { relative: { attendee: 1, customerId: 71 }, problem: null },
        does: [tellsDraft, fetches(71)],
      },
      // Choosing another relative does not wait for the previous one to load.
      {
        law: 'R6.1.16',
        in: ['fetching'],
        on: details,
        to: 'related',
        changes: { relative: null, attendees: [layla, { ...nour, dob: '2015-06-06' }] },
      },
      {
        law: 'R6.1.16',
        in: ['fetching'],
        on: lost,
        to: 'unfetched',
        changes: { relative: null, problem: offlineProblem },
        does: [{ emits: { type: 'relative.failed', problem: { code: 'lost', message: null } } }],
      },
      {
        law: 'R6.1.16',
        in: ['fetching'],
        on: forgets(1),
        to: 'two',
        changes: { relative: null, attendees: [layla, empty] },
      },
      { law: 'R6.1.16', in: ['related'], on: forgets(1), changes: { attendees: [layla, empty] } },
      { law: 'R6.1.16', in: ['unfetched'], on: forgets(1), changes: { attendees: [layla, empty], problem: null } },
    ],
    // The first attendee cannot be a relative, an index out of range does nothing, and an unknown id is no relative.
    [chooses(0, 71), chooses(2, 71), chooses(1, 99), forgets(0), forgets(9), removes(0), removes(9)],
  );
})();

/** Files and drawn signatures, one after the other; typing is possible meanwhile. */
export const filesLaw = ((): Law => {
  const typed = { gender: 'Female' };
  const wrongFile = failed('storeFile', new RefusedError('fileType'));
  const stored = done('storeFile', 'uploads/letter.pdf');
  const upload = { attendee: 0, fieldId: 2, name: 'letter.pdf' };
  const drawn = { attendee: 0, fieldId: 3, name: 'letter.pdf' };
  const refusal = (where: object) => ({ code: 'fileType', message: null, at: where });
  const unsigned = { path: null, name: '', agreed: false };
  const actor = 'storeFile';
  const stores: Effect = { starts: 'storeFile', input: { file } };
  return law(
    { config: { ...at.input.config, tnc: '123456' } },
    {
      filling: asking([loads], 'filling', { upload: null }),
      storing: asking([loads, choosesFile(0)], 'storing', { upload, problem: null }, actor),
      storingDrawn: asking([loads, choosesFile(0, 3)], 'storing', { upload: drawn }, actor),
      refused: asking([loads, choosesFile(0), wrongFile], 'filling', { upload: null, problem: refusal(upload) }),
      lookedStoring: asking([loads, ticks, gives, choosesFile(0)], 'storing', { faults: [noClub], upload }, actor),
    },
    [
      { law: 'R2.13.20', in: ['filling'], on: choosesFile(0), to: 'storing', changes: { upload }, does: [stores] },
      {
        law: 'R2.13.20',
        in: ['refused'],
        on: choosesFile(0),
        to: 'storing',
        changes: { upload, problem: null },
        does: [stores],
      },
      {
        law: 'R7.5.1',
        in: ['storing', 'lookedStoring'],
        on: stored,
        to: 'filling',
        changes: { upload: null, attendees: [{ ...layla, answers: { 2: 'uploads/letter.pdf' } }] },
      },
      {
        law: 'R2.13.21',
        in: ['storingDrawn'],
        on: stored,
        to: 'filling',
        changes: {
          upload: null,
          attendees: [{ ...layla, answers: { 3: { ...unsigned, path: 'uploads/letter.pdf' } } }],
        },
      },
      {
        law: 'R5.4.9',
        in: ['storing', 'lookedStoring'],
        on: wrongFile,
        to: 'filling',
        changes: { upload: null, problem: refusal(upload) },
      },
      {
        law: 'R5.4.9',
        in: ['storingDrawn'],
        on: wrongFile,
        to: 'filling',
        changes: { upload: null, problem: refusal(drawn) },
      },
      {
        law: 'R2.13.20',
        in: ['storing', 'storingDrawn', 'lookedStoring'],
        on: cancels,
        to: 'filling',
        changes: { upload: null },
      },
      {
        law: 'R2.13.20',
        in: ['filling', 'refused', 'storing', 'storingDrawn', 'lookedStoring'],
        on: types(0, typed),
        changes: { attendees: [{ ...layla, ...typed }] },
      },
      // Six characters need not be read: ticking is enough (Q4.6.b).
      { law: 'R4.6.5', in: ['filling', 'refused'], on: ticks, changes: { agreed: true } },
    ],
    [choosesFile(9)],
  );
})();

/** A missing file is no fault any more once one is stored (R5.6.6). */
export const lookedFileLaw = law(
  {},
  {
    storing: asking([loads, ticks, agrees, gives, choosesFile(0, 1)], 'storing', { faults: [noClub] }, 'storeFile'),
  },
  [
    {
      law: 'R5.6.6',
      in: ['storing'],
      on: done('storeFile', 'uploads/letter.pdf'),
      to: { describing: 'filling' },
      changes: {
        upload: null,
        faults: [{ answers: {} }],
        attendees: [{ ...layla, answers: { 1: 'uploads/letter.pdf' } }],
      },
    },
  ],
);
