/** What a booking reports about refused questions; views only word it (R8.1.6). */
import { expect, test } from 'vitest';
import { ConnectionError, RefusedError, ServerFailed } from '../../../machines/shared/problem.ts';
import { done } from '../../support/paths.ts';
import { court1, padel, padelChoices, padelSchedule, today } from './booking.fixtures.ts';
import { startBooking } from './booking.harness.ts';

/** A booking, and what it emits about questions from its start. */
function listenedTo(changes: Parameters<typeof startBooking>[0] = {}) {
  const booking = startBooking(changes);
  const said: string[] = [];
  booking.actor.on('question.refused', ({ message }) => said.push(message));
  booking.actor.on('problem.passed', () => said.push('passed'));
  return { ...booking, said };
}

const closed = new RefusedError('closed', 'We are closed today');

test('R8.1.6: the server’s message to a question is reported, and cleared when it is asked again', async () => {
  const { fail, send, said } = listenedTo();
  await fail('loadServices', closed);
  expect(said).toEqual(['We are closed today']);
  send({ type: 'step.retry' });
  expect(said).toEqual(['We are closed today', 'passed']);
  await fail('loadServices', closed);
  expect(said).toEqual(['We are closed today', 'passed', 'We are closed today']);
});

test('R8.1.6: an automatic retry that fails in the same way is not reported, in another way it is', async () => {
  const { fail, answer, send, settled, said } = listenedTo();
  const again = async () => {
    send(done('reconnect'));
    await settled();
  };
  await fail('loadServices', new ServerFailed('Back at noon'));
  await again();
  await fail('loadServices', new ServerFailed('Back at noon'));
  expect(said).toEqual(['Back at noon']);
  await again();
  await fail('loadServices', new ServerFailed('Back at one'));
  expect(said).toEqual(['Back at noon', 'Back at one']);
  await again();
  await answer('loadServices', [padel]);
  expect(said).toEqual(['Back at noon', 'Back at one', 'passed']);
});

test('a problem without a message is not reported, but clears an earlier one', async () => {
  const { fail, send, settled, said } = listenedTo();
  await fail('loadServices', new ServerFailed('Back at noon'));
  send(done('reconnect'));
  await settled();
  await fail('loadServices', new ConnectionError());
  expect(said).toEqual(['Back at noon', 'passed']);
});

test('R8.1.6: so is the message to any other question of step 1', async () => {
  const { answer, fail, send, said } = listenedTo();
  const refusedOnce = async (question: Parameters<typeof fail>[0], answered: unknown) => {
    await fail(question, closed);
    send({ type: 'step.retry' });
    await answer(question, answered);
  };
  await answer('loadServices', [padel]);
  await refusedOnce('loadChoices', padelChoices);
  await refusedOnce('loadSchedule', padelSchedule);
  send({ type: 'slot.choose', date: today, startTime: '10:00:00' });
  await refusedOnce('loadFacilities', [court1]);
  await fail('loadOffer', closed);
  const each = ['We are closed today', 'passed'];
  expect(said).toEqual([...each, ...each, ...each, 'We are closed today']);
});

test('a damaged link is a problem of the booking, and not reported', () => {
  const booking = startBooking({ isDamaged: true });
  expect(booking.context().problem).toMatchObject({ code: 'linkDamaged' });
  expect(booking.context().toldProblem).toEqual(booking.context().problem);
});
