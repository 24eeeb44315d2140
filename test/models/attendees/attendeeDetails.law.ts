/** The law of the attendees' details, from R2.13.14–17, R3.7.11–14, R4.6.4–8, R5.6.6, R7.3.2, Q2.12.c, Q4.6.b, Q6.1.c and T06. */
import { expect } from 'vitest';
import type { Law, Row } from '../../support/law/law.ts';
import { done } from '../../support/paths.ts';
import * as at from './attendeeDetails.fixtures.ts';
import {
  empty,
  layla,
  known,
  loads,
  retries,
  isNow,
  types,
  answers,
  saves,
  ticks,
  unticks,
  opensTerms,
  agrees,
  disagrees,
  gives,
  asksLogin,
  adds,
  removes,
  chooses,
  forgets,
  file,
  choosesFile,
  cancels,
  noClub,
  asks,
  asksLayla,
  listening,
  asking,
  law,
  isLeft,
  tells,
  tellsDraft,
  type Changes,
} from './attendeeDetails.words.ts';
import { familyLaw, filesLaw, lookedFileLaw } from './attendeeCompany.law.ts';
import { interrupted, lookedBefore, lookedFamily } from './attendeeLooked.law.ts';
import { wantsLogin, loading } from './attendeeDetails.loading.law.ts';

/** One attendee, who is logged in; the terms must be read. */
const alone = ((): Law => {
  const agreed = [loads, ticks, agrees];
  const falcons = { ...layla, answers: { 1: 'Falcons' } };
  const situations: Law['situations'] = {
    filling: asking([loads], 'filling', { agreed: false, faults: null, attendees: [layla] }),
    reading: asking([loads, ticks], 'readingTerms', { agreed: false }),
    agreed: asking(agreed, 'filling', { agreed: true, faults: null }),
    /** Opened again by a customer who had agreed. */
    rereading: asking([...agreed, ticks], 'readingTerms', { agreed: true }),
    looked: asking([...agreed, gives], 'filling', { agreed: true, faults: [noClub] }),
    complete: asking([...agreed, answers(0, 'Falcons')], 'filling', { attendees: [falcons], faults: null }),
  };
  const all = Object.keys(situations);
  const unfinished = ['filling', 'reading', 'agreed', 'rereading'];
  const goes = (where: readonly string[], user: object | null, changes: Changes): Row => ({
    law: 'T06',
    in: where,
    on: isNow(user),
    to: 'loading',
    changes: { user, attendees: [empty], questions: null, ...changes },
    does: [asks(user === null ? null : { id: 2 })],
  });
  return law(
    {},
    situations,
    [
      { law: 'R4.6.5', in: ['filling', 'agreed', 'looked', 'complete'], on: ticks, to: { describing: 'readingTerms' } },
      {
        law: 'R4.6.6',
        in: ['filling', 'agreed', 'looked', 'complete'],
        on: opensTerms,
        to: { describing: 'readingTerms' },
      },
      { law: 'R4.6.6', in: ['reading'], on: agrees, to: 'filling', changes: { agreed: true } },
      { law: 'R4.6.6', in: ['reading'], on: disagrees, to: 'filling', does: [tellsDraft] },
      { law: 'R4.6.6', in: ['rereading'], on: agrees, to: 'filling', does: [tellsDraft] },
      { law: 'R4.6.6', in: ['rereading'], on: disagrees, to: 'filling', changes: { agreed: false } },
      { law: 'R4.6.4', in: ['agreed', 'looked', 'complete'], on: unticks, changes: { agreed: false } },
      { law: 'R5.6.6', in: ['agreed'], on: gives, changes: { faults: [noClub] }, does: [tells('details.incomplete')] },
      { law: 'R5.6.6', in: ['looked'], on: gives, does: [tells('details.incomplete')] },
      {
        law: 'R4.6.7',
        in: ['complete'],
        on: gives,
        to: 'given',
        ends: {
          customers: [
            expect.objectContaining({ name: 'Layla Haddad', is_primary: true, save_detail_for_future: false }),
          ],
          saves: false,
        },
      },
      { law: 'R2.13.15', in: unfinished, on: answers(0, 'Falcons'), changes: { attendees: [falcons] } },
      {
        law: 'R5.6.6',
        in: ['looked'],
        on: answers(0, 'Falcons'),
        changes: { attendees: [falcons], faults: [{ answers: {} }] },
      },
      {
        law: 'R2.13.15',
        in: all,
        on: answers(0, ''),
        changes: { attendees: [{ ...layla, answers: { 1: '' } }] },
      },
      // Typing the same again reports the same draft.
      { law: 'T06', in: ['complete'], on: answers(0, 'Falcons'), does: [tellsDraft] },
      // Name and date of birth come from the profile.
      ...(
        [
          [[...unfinished, 'looked'], layla],
          [['complete'], falcons],
        ] as const
      ).map(([where, one]): Row => ({
        law: 'R3.7.13',
        in: where,
        on: types(0, { gender: 'Female', dob: '2000-01-01', name: 'X' }),
        changes: { attendees: [{ ...one, gender: 'Female' }] },
      })),
      { law: 'R2.13.17', in: all, on: saves(true), changes: { saves: true } },
      isLeft(all),
      goes(['filling', 'reading'], null, {}),
      goes(['agreed', 'rereading', 'looked', 'complete'], null, { agreed: false }),
      goes(['filling', 'reading'], at.omar, {}),
      goes(['agreed', 'rereading', 'looked', 'complete'], at.omar, { agreed: false }),
    ],
    [
      isNow(at.layla),
      types(9, at.person),
      answers(9, 'Falcons'),
      asksLogin,
      removes(0),
      forgets(0),
      chooses(0, 71),
      cancels,
      retries,
    ],
  );
})();

const omarsOwn = {
  name: 'Omar Said',
  country_code: '966',
  mobile_number: '050 765 4321',
  email: 'omar@said.example',
};

/** Two tickets of a signed-out customer; no terms. */
const attendee = ((): Law => {
  const told = known(at.askedSignedOut);
  const loaded = done('loadQuestions', at.askedSignedOut);
  return law(
    { user: null, party: { isWhole: false, people: 2, tickets: 2 }, config: { ...at.input.config, tnc: '<p> </p>' } },
    {
      loading: { by: [], state: 'loading', runs: [...listening, 'loadQuestions'], tags: ['busy'] },
      filling: asking([loaded], 'filling', { attendees: [empty, empty] }),
      typed: asking([loaded, types(0, { gender: 'Male' }), saves(true)], 'filling', { saves: true }),
      named: asking([loaded, types(0, omarsOwn), types(1, { name: 'Sami', email: 'sami@said.example' })], 'filling'),
      /** A guest has written here, and is logged out. */
      emptied: asking(
        [isNow({ ...at.omar, is_anonymous: true }), loaded, types(0, omarsOwn), isNow(null), loaded],
        'filling',
        { attendees: [empty, empty] },
      ),
      guest: asking([loaded, saves(true), isNow({ ...at.omar, is_anonymous: true }), loaded], 'filling', {
        saves: true,
      }),
    },
    [
      {
        law: 'R2.12.10',
        in: ['loading'],
        on: loaded,
        to: 'filling',
        changes: { questions: told, attendees: [empty, empty] },
      },
      ...[gives, asksLogin, choosesFile(0)].flatMap((on): Row[] => [
        // Nothing of one customer is told to whoever comes next (T06).
        { law: 'R4.6.8', in: ['filling', 'typed', 'emptied'], on, does: [wantsLogin()] },
        // What a guest gives is what was entered here already (A19).
        { law: 'A19', in: ['named'], on, does: [wantsLogin(omarsOwn)] },
      ]),
      // Typed input survives the login.
      {
        law: 'R4.6.8',
        in: ['filling', 'typed', 'named', 'emptied'],
        on: isNow(at.layla),
        to: 'loading',
        changes: { user: at.layla, questions: null },
        does: [asksLayla],
      },
      { law: 'R4.6.8', in: ['loading'], on: isNow(at.layla), changes: { user: at.layla }, does: [asksLayla] },
      {
        law: 'T06',
        in: ['guest'],
        on: isNow(at.layla),
        to: 'loading',
        changes: { user: at.layla, questions: null, attendees: [empty, empty], saves: false },
        does: [asksLayla],
      },
      // A guest counts as logged in (Q6.1.c).
      {
        law: 'Q6.1.c',
        in: ['guest'],
        on: gives,
        changes: {
          faults: [
            { dob: 'dateMissing', ...noClub },
            { name: 'nameMissing', mobile: 'mobileMissing', email: 'emailMissing', dob: 'dateMissing', ...noClub },
          ],
        },
        does: [tells('details.incomplete')],
      },
      {
        law: 'Q6.1.c',
        in: ['guest'],
        on: choosesFile(0),
        to: { describing: 'storing' },
        changes: { upload: { attendee: 0, fieldId: 2, name: 'letter.pdf' } },
        does: [{ starts: 'storeFile', input: { file } }],
      },
      {
        law: 'T06',
        in: ['guest'],
        on: isNow(null),
        to: 'loading',
        changes: { user: null, questions: null, attendees: [empty, empty], saves: false },
        does: [asks(null)],
      },
      { law: 'R2.13.17', in: ['typed'], on: saves(false), changes: { saves: false } },
      { law: 'R2.13.17', in: ['filling', 'named', 'emptied'], on: saves(false), does: [tellsDraft] },
    ],
    // Tickets fix the number of attendees, a guest's details are not saved, and without terms there is nothing to tick.
    [adds, removes(1), ticks, opensTerms, isNow(null)],
  );
})();

/** Complete details cannot be submitted before agreeing to the terms (R4.6.7). */
const unagreed = law(
  {},
  { unagreed: asking([loads, answers(0, 'Falcons')], 'filling', { agreed: false }) },
  [{ law: 'R2.13.17', in: ['unagreed'], on: saves(true), changes: { saves: true } }],
  [gives],
);

export const attendeeDetailsLaws: readonly Law[] = [
  loading,
  alone,
  unagreed,
  familyLaw,
  filesLaw,
  lookedFileLaw,
  attendee,
  lookedFamily,
  lookedBefore,
  interrupted,
];
