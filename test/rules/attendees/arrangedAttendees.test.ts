import { describe, expect, test } from 'vitest';
import { arrangedAttendees } from '../../../machines/attendees/arrangedAttendees.ts';
import { answerable, askingOf, type Questions } from '../../../machines/attendees/attendeeQuestions.ts';
import { emptyAttendee, type TypedAttendee } from '../../../machines/attendees/typedAttendee.ts';
import { layla, nour, questions, nothingVisible } from '../../models/attendees/attendeeDetails.fixtures.ts';

const religions = [{ id: 2, name: 'Islam', ar_name: 'الإسلام' }];
const arranged = (attendees: readonly TypedAttendee[], changes: Partial<Questions> = {}, count = attendees.length) =>
  arrangedAttendees({ attendees, count, user: null, questions: { ...questions, onFile: null, ...changes }, religions });

describe('the attendees once it is known what is asked', () => {
  test('R2.12.10: as many as requested, those typed first', () => {
    const [first, second, third] = arranged([{ ...emptyAttendee, name: 'Hind' }], {}, 3);
    expect([first?.name, second, third]).toEqual(['Hind', emptyAttendee, emptyAttendee]);
    expect(arranged([emptyAttendee, emptyAttendee], {}, 1)).toHaveLength(1);
  });
  test('R3.7.5: a purpose or a religion that is no longer offered must be chosen again', () => {
    expect(arranged([{ ...emptyAttendee, tag: 5, religion_id: 2 }])).toMatchObject([{ tag: 5, religion_id: 2 }]);
    expect(arranged([{ ...emptyAttendee, tag: 6, religion_id: 3 }])).toMatchObject([{ tag: null, religion_id: null }]);
    const tags = [{ id: 4, name: 'Match', ar_name: 'مباراة' }, ...questions.tags];
    expect(arranged([{ ...emptyAttendee, tag: 5 }], { tags })).toMatchObject([{ tag: 5 }]);
  });
  test('R6.1.16: relatives of another customer are emptied', () => {
    const relative = { ...emptyAttendee, customer_id: nour.customer_id, name: nour.name };
    expect(arranged([emptyAttendee, relative])[1]).toMatchObject({ name: nour.name });
    expect(arranged([emptyAttendee, relative], { family: [] })[1]).toEqual(emptyAttendee);
    expect(arranged([emptyAttendee, { ...relative, customer_id: 99 }])[1]).toEqual(emptyAttendee);
  });
  test('R2.13.17: the customer\u2019s answers of earlier bookings are filled in, under those typed now', () => {
    const onFile = {
      ...questions.onFile!,
      answers: [{ id: 1, slug: 'club', value: 'Falcons', content: null, ar_content: null }],
    };
    const answersOf = (attendee: TypedAttendee) =>
      arrangedAttendees({
        attendees: [attendee],
        count: 1,
        user: layla,
        questions: { ...questions, onFile },
        religions,
      })[0]?.answers;
    expect(answersOf(emptyAttendee)).toEqual({ 1: 'Falcons' });
    expect(answersOf({ ...emptyAttendee, answers: { 1: 'Hawks' } })).toEqual({ 1: 'Hawks' });
  });
});

describe('a question that cannot be answered is not asked', () => {
  const asked = { is_visible: true, is_required: true };
  const all = { ...questions, fields: { tag: asked, id: asked, religion: asked, dob: asked } };
  test('R5.6.3: with something to choose from it is', () => {
    const { fields } = answerable(all, religions);
    expect(fields).toEqual(all.fields);
  });
  test.each([
    ['tag', answerable({ ...all, tags: [] }, religions)],
    ['id', answerable({ ...all, idProofTypes: [] }, religions)],
    ['religion', answerable(all, [])],
  ] as const)('%s', (field, made) => {
    expect(askingOf(null, made, field).is_visible).toBe(false);
    // The site's setting does not bring it back.
    expect(askingOf({ ...nothingVisible, [field]: asked }, made, field)).toEqual({
      is_visible: false,
      is_required: false,
    });
    expect(askingOf(null, made, 'dob')).toEqual(asked);
  });
});
