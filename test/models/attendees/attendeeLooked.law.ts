/** The law of details after a failed submit, and of customers who arrive during a call, from R5.6.6, R6.1.16, F01 and T06. */
import { ConnectionError, RefusedError } from '../../../machines/shared/problem.ts';
import { done, failed } from '../../support/paths.ts';
import * as at from './attendeeDetails.fixtures.ts';
import {
  adds,
  agrees,
  asking,
  asks,
  chooses,
  choosesFile,
  empty,
  forgets,
  gives,
  isBack,
  isNow,
  law,
  layla,
  listening,
  noClub,
  nour,
  offline,
  offlineProblem,
  sami,
  ticks,
  types,
  loads,
} from './attendeeDetails.words.ts';

const nobody = {
  name: 'nameMissing',
  mobile: 'mobileMissing',
  email: 'emailMissing',
  dob: 'dateMissing',
  ...noClub,
};
/** The site has no religions to choose from. */
const unasked = { is_visible: false, is_required: false };
const wrongNumber = { mobile: 'mobileInvalid', ...noClub };

/** Choosing or removing a relative checks the details again (R5.6.6). */
export const lookedFamily = (() => {
  const askedOfThem = done('loadQuestions', {
    ...at.questions,
    family: [at.nour, { ...at.sami, mobile_number: '12' }],
  });
  const looked = [askedOfThem, ticks, agrees, gives, adds, chooses(1, 71)];
  return law(
    {},
    {
      fetching: asking(looked, 'fetchingRelative', { faults: [noClub, noClub] }, 'loadRelative'),
      related: asking([...looked, done('loadRelative', at.nour)], 'filling', {
        attendees: [layla, nour],
        faults: [noClub, noClub],
      }),
    },
    [
      {
        law: 'R5.6.6',
        in: ['fetching', 'related'],
        on: chooses(1, 72),
        to: 'fetching',
        changes: {
          relative: { attendee: 1, customerId: 72 },
          attendees: [layla, { ...sami, mobile_number: '12' }],
          faults: [noClub, wrongNumber],
        },
        does: [{ starts: 'loadRelative', input: { customerId: 72 } }],
      },
      {
        law: 'R5.6.6',
        in: ['fetching'],
        on: done('loadRelative', { ...at.nour, mobile_number: '12' }),
        to: 'related',
        changes: {
          relative: null,
          attendees: [layla, { ...nour, mobile_number: '12' }],
          faults: [noClub, wrongNumber],
        },
      },
      {
        law: 'R5.6.6',
        in: ['fetching'],
        on: forgets(1),
        to: 'related',
        changes: { relative: null, attendees: [layla, empty], faults: [noClub, nobody] },
      },
      {
        law: 'R5.6.6',
        in: ['related'],
        on: forgets(1),
        changes: { attendees: [layla, empty], faults: [noClub, nobody] },
      },
    ],
  );
})();

/** Details submitted too early are checked again with each answer, and after a login (R5.6.6, R4.6.8). */
export const lookedBefore = (() => {
  const loaded = done('loadQuestions', at.askedSignedOut);
  const guest = { ...at.omar, is_anonymous: true };
  const given = [loaded, isNow(guest), loaded, gives];
  const omar = {
    ...empty,
    name: 'Omar Said',
    country_code: '44',
    mobile_number: '7911123456',
    email: 'omar@said.example',
  };
  const { id_proof_type_id: _, id_proof_number: __, ...ofProfile } = layla;
  const fromProfile = { ...empty, ...ofProfile };
  const away = failed('loadQuestions', new ConnectionError());
  return law(
    { user: null, party: { isWhole: false, people: 2, tickets: 2 }, config: { ...at.input.config, tnc: null } },
    {
      looked: asking(given, 'filling', {
        attendees: [omar, empty],
        faults: [{ dob: 'dateMissing', ...noClub }, nobody],
      }),
      loading: {
        by: [...given, isNow(at.layla)],
        state: 'loading',
        runs: [...listening, 'loadQuestions'],
        tags: ['busy'],
      },
      trying: {
        by: [...given, isNow(at.layla), away, isBack],
        state: { failed: 'trying' },
        runs: [...listening, 'loadQuestions'],
        knows: { problem: offlineProblem, attempts: 1 },
      },
    },
    [
      {
        law: 'R5.6.6',
        in: ['looked'],
        on: types(0, { dob: '2000-01-01' }),
        changes: { attendees: [{ ...omar, dob: '2000-01-01' }, empty], faults: [noClub, nobody] },
      },
      ...[
        { in: ['loading'], changes: {} },
        { in: ['trying'], changes: { problem: null, attempts: 0 } },
      ].map(({ in: where, changes }) => ({
        law: 'R4.6.8',
        in: where,
        on: loaded,
        to: { describing: 'filling' },
        changes: {
          questions: { ...at.askedSignedOut, fields: { ...at.askedSignedOut.fields, religion: unasked } },
          attendees: [fromProfile, empty],
          faults: [noClub, nobody],
          ...changes,
        },
      })),
    ],
  );
})();

/** A call for one customer is cancelled when another arrives (T06). */
export const interrupted = (() => {
  const wrongFile = failed('storeFile', new RefusedError('fileType'));
  const upload = { attendee: 0, fieldId: 2, name: 'letter.pdf' };
  const notNow = { code: 'http500', message: 'Not now', at: null };
  const goes = (name: string, changes: object) => ({
    law: 'T06',
    in: [name],
    on: isNow(at.omar),
    to: 'loading',
    changes: { user: at.omar, questions: null, attendees: [empty], ...changes },
    does: [asks({ id: 2 })],
  });
  return {
    ...law(
      {},
      {
        storing: asking([loads, choosesFile(0)], 'storing', { upload }, 'storeFile'),
        refused: asking([loads, choosesFile(0), wrongFile], 'filling', {
          problem: { code: 'fileType', message: null, at: upload },
        }),
        fetching: asking([loads, adds, chooses(1, 71)], 'fetchingRelative', {}, 'loadRelative'),
        trying: {
          by: [offline, isBack],
          state: { failed: 'trying' },
          runs: [...listening, 'loadQuestions'],
          knows: { problem: offlineProblem, attempts: 1 },
        },
      },
      [
        goes('storing', { upload: null }),
        goes('refused', { problem: null }),
        goes('fetching', { relative: null, attendees: [empty, empty] }),
        { ...goes('trying', { problem: null, attempts: 0 }), changes: { user: at.omar, problem: null, attempts: 0 } },
        // The latest problem is shown.
        {
          law: 'F01',
          in: ['trying'],
          on: failed('loadQuestions', new RefusedError('http500', 'Not now', 500)),
          to: { failed: 'waiting' },
          changes: { problem: notNow, attempts: 2 },
          does: [{ starts: 'reconnect', input: { problem: notNow, attempts: 2 } }],
        },
      ],
    ),
    unnoticed: Object.fromEntries([
      ...['loading', 'failed'].flatMap((state) =>
        [2, 3].map((place) => [
          `an action left out: ${state} · session.changed / ${place}`,
          'Before anything can be described no file and no relative is under way.',
        ]),
      ),
      ['an action left out: loading · session.changed / 4', 'While it is loaded nothing is said of a former try.'],
    ]),
  };
})();
