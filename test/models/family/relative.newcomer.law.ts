/** The law of a relative who is not yet known, and of what was typed before a reload. */
import { relativeMachine } from '../../../machines/family/relativeMachine.ts';
import type { Law } from '../../support/law/law.ts';
import { done } from '../../support/paths.ts';
import { idProofTypes, nothing, empty, save, faultless, alone, editing } from './relative.situations.ts';
import { expectQuestions, input } from './relative.law.ts';

/** Somebody new is asked about from the start; what a reload left is there again (012). */
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
