import { expect, test } from 'vitest';
import { attendeeFrom, relativesFor, typedFrom } from '../../../machines/attendees/relatives.ts';
import { emptyAttendee } from '../../../machines/attendees/typedAttendee.ts';
import { club, nour, questions } from '../../models/attendees/attendeeDetails.fixtures.ts';

test('R3.7.7: nobody is two attendees at once, and the chosen relative stays in the list', () => {
  const [first] = questions.family;
  const family = [1, 2, 3].map((customer_id) => ({ ...first!, customer_id }));
  const attendees = [1, 2, null].map((customer_id) => ({ ...emptyAttendee, customer_id }));
  const offered = (index: number) =>
    relativesFor({ ...questions, family }, attendees, index).map(({ customer_id }) => customer_id);
  expect([offered(0), offered(1), offered(2)]).toEqual([[1, 3], [2, 3], [3]]);
});

test('R3.7.8, R2.13.17: a relative comes with their number and what they answered before', () => {
  const additional_fields = [{ id: club.id, slug: 'club', value: 'Falcons', content: null, ar_content: null }];
  expect(typedFrom({ ...nour, additional_fields }).customer_id).toBe(71);
  expect(attendeeFrom(71, { ...nour, additional_fields }, questions)).toMatchObject({
    customer_id: 71,
    name: 'Nour Haddad',
    answers: { [club.id]: 'Falcons' },
  });
});
