import { describe, expect, test } from 'vitest';
import { arrangedMembers } from '../../../machines/members/arrangedMembers.ts';
import { answerable, askingOf, type Questions } from '../../../machines/members/memberQuestions.ts';
import { emptyMember, type TypedMember } from '../../../machines/members/typedMember.ts';
import { layla, nour, questions } from '../../models/memberDetails.fixtures.ts';

const religions = [{ id: 2, name: 'Islam', ar_name: 'الإسلام' }];
const arranged = (members: readonly TypedMember[], changes: Partial<Questions> = {}, count = members.length) =>
  arrangedMembers({ members, count, user: null, questions: { ...questions, onFile: null, ...changes }, religions });

describe('the visitors once it is known what is asked', () => {
  test('R2.12.10: as many as there are, those typed first', () => {
    const [first, second, third] = arranged([{ ...emptyMember, name: 'Hind' }], {}, 3);
    expect([first?.name, second, third]).toEqual(['Hind', emptyMember, emptyMember]);
    expect(arranged([emptyMember, emptyMember], {}, 1)).toHaveLength(1);
  });
  test('R3.7.5: a purpose or a religion that is not on offer any more is to be chosen anew', () => {
    expect(arranged([{ ...emptyMember, tag: 5, religion_id: 2 }])).toMatchObject([{ tag: 5, religion_id: 2 }]);
    expect(arranged([{ ...emptyMember, tag: 6, religion_id: 3 }])).toMatchObject([{ tag: null, religion_id: null }]);
  });
  test('R6.1.16: relatives of somebody else are nobody here', () => {
    const relative = { ...emptyMember, customer_id: nour.customer_id, name: nour.name };
    expect(arranged([emptyMember, relative])[1]).toMatchObject({ name: nour.name });
    expect(arranged([emptyMember, relative], { family: [] })[1]).toEqual(emptyMember);
  });
  test('R2.13.17: the customer\u2019s answers of earlier bookings are filled in, under those typed now', () => {
    const onFile = {
      ...questions.onFile!,
      answers: [{ id: 1, slug: 'club', value: 'Falcons', content: null, ar_content: null }],
    };
    const answersOf = (member: TypedMember) =>
      arrangedMembers({ members: [member], count: 1, user: layla, questions: { ...questions, onFile }, religions })[0]
        ?.answers;
    expect(answersOf(emptyMember)).toEqual({ 1: 'Falcons' });
    expect(answersOf({ ...emptyMember, answers: { 1: 'Hawks' } })).toEqual({ 1: 'Hawks' });
  });
});

describe('what nobody could answer is not asked', () => {
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
    // A word of the site does not bring it back.
    expect(
      askingOf({ dob: asked, nationality: asked, gender: asked, tag: asked, id: asked, religion: asked }, made, field),
    ).toEqual({
      is_visible: false,
      is_required: false,
    });
    expect(askingOf(null, made, 'dob')).toEqual(asked);
  });
});
