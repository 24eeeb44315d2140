// @vitest-environment jsdom
/**
 * A new field, a shoe size, is added to the table and the contract as CONTRIBUTING says: the form asks it, and everything
 * that is done with an attendee's details follows, without another file (028).
 */
import { readFileSync } from 'node:fs';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { attendeeFaults } from '../../../machines/attendees/attendeeFaults.ts';
import { attendeeDetailsMachine } from '../../../machines/attendees/attendeeDetailsMachine.ts';
import { asksAnything, type Questions } from '../../../machines/attendees/attendeeQuestions.ts';
import { attendeeFrom } from '../../../machines/attendees/relatives.ts';
import { sentCustomers } from '../../../machines/attendees/sentCustomers.ts';
import { emptyAttendee, writtenAttendees } from '../../../machines/attendees/typedAttendee.ts';
import { redact, redacted } from '../../../src/adapters/http/redact.ts';
import { AskedFields } from '../../../src/pages/booking/attendees/AskedFields.tsx';
import { stepsIn } from '../../support/house/guides.ts';
import * as at from '../../models/attendees/attendeeDetails.fixtures.ts';
import { callbackActors } from '../../models/attendees/attendeeDetails.model.ts';
import { done } from '../../support/paths.ts';
import { holdActors } from '../../support/replay.ts';
import { stage } from '../login.fixture.tsx';

// Adds two lines to the table and two to the contract, before anything reads them.
await vi.hoisted(async () => {
  const schemas = await import('valibot');
  const contract = await import('../../../src/contract/forms/askedDetails.ts');
  Object.assign(contract.askedEntries, { shoe_size: schemas.nullish(schemas.string(), null) });
  Object.assign(contract.FieldVisibilities.entries, { shoe_size: schemas.optional(contract.FieldVisibility, {}) });
  const table = await import('../../../machines/attendees/attendeeFields.ts');
  Object.assign(table.attendeeQuestions, {
    shoe_size: {
      label: { id: 'attendee.shoe_size', message: 'Shoe size' },
      input: 'text',
      isAlwaysAsked: false,
      isLockable: false,
    },
  });
  Object.assign(table.attendeeFields, {
    shoe_size: {
      schema: schemas.string(),
      question: 'shoe_size',
      empty: '',
      isConfidential: true,
      isHidden: true,
      sentAs: ['shoe_size'],
    },
  });
});

afterEach(cleanup);

const asked = { is_visible: true, is_required: true };
const questions: Questions = { ...at.noQuestions, fields: { shoe_size: asked } as Questions['fields'] };
const hind = { ...emptyAttendee, ...at.person, shoe_size: ' 42 ' };
const from = { attendees: [hind], questions, site: at.nothingVisible, religions: [], saves: false };

describe("a new field of an attendee's details", () => {
  test('is asked where the operator asks for it, called by its name, and typed into the details', async () => {
    expect([asksAnything(at.nothingVisible, at.noQuestions), asksAnything(at.nothingVisible, questions)]).toEqual([
      false,
      true,
    ]);
    const { machine, settle } = holdActors(attendeeDetailsMachine, callbackActors);
    const details = createActor(machine, { input: at.input }).start();
    const { show } = await stage();
    await act(async () => settle(done('loadQuestions', questions)));
    show(<AskedFields details={details} attendee={0} />);
    fireEvent.change(screen.getByRole('textbox', { name: 'Shoe size' }), { target: { value: '42' } });
    expect(details.getSnapshot().context.attendees[0]).toMatchObject({ shoe_size: '42' });
  });

  test('is missed where it is required (R5.6.2), and sent without blanks', () => {
    const judged = { locked: new Set<never>(), questions, site: at.nothingVisible, today: at.today };
    expect(attendeeFaults({ ...judged, attendee: { ...emptyAttendee, ...at.person } })).toMatchObject({
      shoe_size: 'detailMissing',
    });
    expect(attendeeFaults({ ...judged, attendee: hind })).not.toHaveProperty('shoe_size');
    expect(sentCustomers(from)).toMatchObject([{ shoe_size: '42' }]);
    expect(sentCustomers({ ...from, questions: at.noQuestions })).toMatchObject([{ shoe_size: null }]);
  });

  test('comes along with a relative, as far as it can be typed', () => {
    expect(attendeeFrom(71, { ...at.nour, shoe_size: '31' } as never, questions)).toMatchObject({ shoe_size: '31' });
    expect(attendeeFrom(71, { ...at.nour, shoe_size: 31 } as never, questions)).toMatchObject({ shoe_size: '' });
  });

  test('is not persisted in the browser and not shown in a recording, as its marks say (T06)', () => {
    const draft = { attendees: [hind], saves: false, agreed: false, isCut: false };
    expect(writtenAttendees(draft)).toMatchObject({ attendees: [{ shoe_size: '' }], isCut: true });
    expect(redact({ ...hind, shoe_size: 'canary' })).toMatchObject({ shoe_size: redacted });
  });

  test('takes the two files that CONTRIBUTING names, and no other', () => {
    const steps = stepsIn(readFileSync('CONTRIBUTING.md', 'utf8'), "A field of an attendee's details");
    const named = new Set([...steps.matchAll(/`((?:src|machines|sandbox|test)\/[\w/.]+)`/g)].map(([, path]) => path));
    expect([...named]).toEqual(['src/contract/forms/askedDetails.ts', 'machines/attendees/attendeeFields.ts']);
    expect(steps).toContain('npm run messages');
  });
});
