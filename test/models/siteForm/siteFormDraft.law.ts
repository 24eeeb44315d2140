/** The law of returning to a form of the operator (R2.1.28, 012): the draft is restored, and lost parts are reported. */
import { parse } from 'valibot';
import { SiteForm } from '../../../src/contract/forms/forms.ts';
import type { Law } from '../../support/law/law.ts';
import { asksForProof, bagForm, filling, persists, law, renew, sent, submit, type, typed } from './siteForm.law.ts';

const asking = (...types: string[]) =>
  parse(SiteForm, {
    name: 'Work with us',
    fields: types.map((kind, at) => ({
      id: at + 1,
      slug: kind,
      type: kind,
      name: kind,
      is_required: 0,
      is_visible: 1,
      options: [{ value: 'a', name: 'A' }],
    })),
  });
const phone = { country_code: '971', mobile_number: '501234567' };
const known = { 1: 'Layla', 2: 'a', 3: ['a'], 4: phone };
const signed = { path: null, name: 'Layla', agreed: true };
const left = { 5: '2026-11-26', 6: '784-1990-1234567-6', 7: 'files/1.png', 8: signed };

/**
 * A date, which may be of birth, and a document number are never persisted; a file, a consent and a signature are not
 * kept at all (012).
 */
export const comeBack: Law = {
  ...law,
  input: {
    slug: 'team',
    form: asking(
      'text_area',
      'radio_buttons',
      'check_boxes',
      'phone_number',
      'date',
      'emirates_id',
      'file',
      'disclaimer_form',
    ),
    draft: { answers: known, isCut: false },
  },
  situations: { come: { by: [], ...filling, knows: { answers: known, isCut: false } } },
  rows: [
    {
      law: 'R2.1.28',
      in: ['come'],
      on: type(5, left[5]),
      changes: { answers: { ...known, 5: left[5] } },
      does: [
        {
          sends: {
            type: 'draft.changed',
            draft: { answers: { ...known, 5: left[5] }, isCut: false },
            written: { answers: known, isCut: true },
          },
          to: 'persistDraft',
        },
      ],
    },
    {
      law: 'R3.8.1',
      in: ['come'],
      on: type(6, left[6]),
      changes: { answers: { ...known, 6: left[6] } },
      does: [
        {
          sends: {
            type: 'draft.changed',
            draft: { answers: { ...known, 6: left[6] }, isCut: false },
            written: { answers: known, isCut: true },
          },
          to: 'persistDraft',
        },
      ],
    },
    {
      law: 'Q7.5.a',
      in: ['come'],
      on: type(7, left[7]),
      changes: { answers: { ...known, 7: left[7] } },
      does: [persists(known, true)],
    },
    {
      law: 'R3.8.7',
      in: ['come'],
      on: type(8, left[8]),
      changes: { answers: { ...known, 8: left[8] } },
      does: [persists(known, true)],
    },
  ],
};

/** That something was left out is remembered until the form was sent. */
export const cutBefore: Law = {
  ...law,
  input: { slug: 'lost', form: bagForm, draft: { answers: {}, isCut: true } },
  situations: {
    cut: { by: [], ...filling, knows: { answers: {}, isCut: true } },
    sentSince: {
      by: [...typed, submit('verified'), sent],
      state: 'sent',
      runs: ['persistDraft'],
      knows: { isCut: true },
    },
  },
  rows: [
    {
      law: 'R2.1.28',
      in: ['cut'],
      on: type(1, 'Layla'),
      changes: { answers: { 1: 'Layla' } },
      does: [persists({ 1: 'Layla' }, true)],
    },
    {
      law: 'Q2.1.d',
      in: ['sentSince'],
      on: renew,
      to: { open: 'filling' },
      changes: { answers: {}, isCut: false, message: null },
      does: [asksForProof],
    },
  ],
};
