/** The law of a new relative, and of what was typed before a reload. */
import { relativeMachine } from '../../../machines/family/relativeMachine.ts';
import type { Law } from '../../support/law/law.ts';
import { RefusedError } from '../../../machines/shared/problem.ts';
import { done, failed } from '../../support/paths.ts';
import {
  alone,
  choose,
  connectionError,
  editing,
  empty,
  faultless,
  idProofTypes,
  isBack,
  loads,
  named,
  nameless,
  noName,
  nothing,
  offline,
  refused,
  save,
  stores,
  tells,
  typedNour,
  withFile,
  wrongMobile,
} from './relative.situations.ts';
import { expectQuestions, input } from './relative.law.ts';

/** A new relative can be typed at once; the draft from before a reload is restored (012). */
const begun = { typed: { name: 'Adam', mobile_number: '501112223' }, isCut: true };

const newcomers = done('loadRelative', { relative: null, idProofTypes });
const adam = { ...empty, name: 'Adam', mobile_number: '501112223' };

export const newcomer: Law = {
  machine: relativeMachine,
  begins: [
    { starts: 'persistDraft', input: undefined },
    { starts: 'watchLogout', input: undefined },
    { starts: 'loadRelative', input: { customerId: null } },
  ],
  input: { ...input, customerId: null, draft: begun },
  callbackActors: ['persistDraft', 'watchLogout'],
  situations: {
    loading: { by: [], state: 'loading', runs: [...alone, 'loadRelative'], tags: ['busy'] },
    filling: editing([newcomers], 'filling', { known: null, typed: adam, isCut: true }),
  },
  rows: [
    {
      law: 'T06',
      in: ['loading'],
      on: newcomers,
      to: 'filling',
      changes: { questions: expectQuestions(), typed: adam, isCut: true },
    },
    {
      law: 'Q7.6.c',
      in: ['filling'],
      on: save,
      to: { editing: 'saving' },
      changes: { faults: faultless },
      does: [
        {
          starts: 'saveRelative',
          input: {
            customerId: null,
            kept: {
              ...nothing,
              first_name: 'Adam',
              last_name: '',
              name: 'Adam',
              mobile_number: '501112223',
            },
            picture: null,
          },
        },
      ],
    },
  ],
};

const notNow = { code: 'http500', message: 'Not now', at: null };
const withoutNumber = { ...withFile, name: ' ' };

/**
 * Faults are checked again while a file is stored and afterwards; the server's problem is cleared by the next attempt
 * (Q5.1.b).
 */
export const saidBefore: Law = {
  machine: relativeMachine,
  input,
  callbackActors: ['persistDraft', 'watchLogout'],
  situations: {
    storing: editing([loads, noName, save, choose], 'storing', { faults: nameless }, 'storeFile'),
    trying: {
      by: [offline, isBack],
      state: { failed: 'trying' },
      runs: [...alone, 'loadRelative'],
      knows: { problem: connectionError, attempts: 1 },
    },
    refusedNameless: editing([loads, save, refused, noName], 'filling', { problem: wrongMobile, faults: nameless }),
  },
  rows: [
    {
      law: 'Q5.1.b',
      in: ['storing', 'refusedNameless'],
      on: named,
      changes: { typed: typedNour, faults: faultless },
      does: [tells(typedNour)],
    },
    // R5.3.3: a paper needs its number.
    {
      law: 'Q5.1.b',
      in: ['storing'],
      on: stores,
      to: { editing: 'filling' },
      changes: {
        typed: withoutNumber,
        faults: { person: { name: 'nameMissing', id: 'emiratesIdMissing', answers: {} }, paper: {} },
      },
      does: [tells(withoutNumber, true)],
    },
    { law: 'R8.1.6', in: ['refusedNameless'], on: save, changes: { problem: null } },
    // The latest problem is shown.
    {
      law: 'R8.1.6',
      in: ['trying'],
      on: failed('loadRelative', new RefusedError('http500', 'Not now', 500)),
      to: { failed: 'waiting' },
      changes: { problem: notNow, attempts: 2 },
      does: [{ starts: 'reconnect', input: { problem: notNow, attempts: 2 } }],
    },
  ],
};
