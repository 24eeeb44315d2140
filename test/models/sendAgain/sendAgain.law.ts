/** The law of sending orders again, from Q7.7.i and K02; see docs/guide/testing.md. */
import { sendAgainMachine } from '../../../machines/sendAgain/sendAgainMachine.ts';
import { ConnectionError } from '../../../machines/shared/problem.ts';
import type { Effect, Law } from '../../support/law/law.ts';
import { done, failed } from '../../support/paths.ts';

const submit = (typed: string) => ({ type: 'recipient.submit', typed });
const restart = { type: 'sendAgain.restart' };
const address = submit(' layla@saha.example ');
const number = submit('+971 50 000-0001');
const nonsense = submit('layla');
const blank = submit('');
const sent = done('sendOrdersAgain');
const lost = failed('sendOrdersAgain', new ConnectionError());

const byAddress = { email: 'layla@saha.example' };
const byNumber = { mobile: '+971500000001' };
const away = { code: 'lost', message: null };
const sends = (input: object): Effect => ({ starts: 'sendOrdersAgain', input });
const sending = { state: 'sending', runs: ['sendOrdersAgain'], tags: ['busy'] } as const;

export const sendAgain: Law = {
  machine: sendAgainMachine,
  begins: [],
  situations: {
    empty: { by: [], state: 'filling', knows: { recipient: null, isFaulty: false, problem: null } },
    faulty: { by: [nonsense], state: 'filling', knows: { recipient: null, isFaulty: true } },
    sending: { by: [address], ...sending, knows: { recipient: byAddress } },
    sent: { by: [address, sent], state: 'sent', knows: { recipient: byAddress } },
    lost: { by: [address, lost], state: 'filling', knows: { recipient: byAddress, problem: away } },
  },
  rows: [
    {
      law: 'Q7.7.i',
      in: ['empty'],
      on: address,
      to: 'sending',
      changes: { recipient: byAddress },
      does: [sends(byAddress)],
    },
    {
      law: 'Q7.7.i',
      in: ['faulty'],
      on: address,
      to: 'sending',
      changes: { recipient: byAddress, isFaulty: false },
      does: [sends(byAddress)],
    },
    { law: 'Q7.7.i', in: ['lost'], on: address, to: 'sending', changes: { problem: null }, does: [sends(byAddress)] },
    {
      law: 'R5.1.9',
      in: ['empty'],
      on: number,
      to: 'sending',
      changes: { recipient: byNumber },
      does: [sends(byNumber)],
    },
    {
      law: 'R5.1.9',
      in: ['faulty'],
      on: number,
      to: 'sending',
      changes: { recipient: byNumber, isFaulty: false },
      does: [sends(byNumber)],
    },
    {
      law: 'R5.1.9',
      in: ['lost'],
      on: number,
      to: 'sending',
      changes: { recipient: byNumber, problem: null },
      does: [sends(byNumber)],
    },
    { law: 'R5.1.3', in: ['empty'], on: nonsense, changes: { isFaulty: true } },
    { law: 'R5.1.3', in: ['lost'], on: nonsense, changes: { isFaulty: true, problem: null } },
    { law: 'R5.1.3', in: ['faulty'], on: nonsense },
    { law: 'R5.1.3', in: ['empty'], on: blank, changes: { isFaulty: true } },
    { law: 'R5.1.3', in: ['lost'], on: blank, changes: { isFaulty: true, problem: null } },
    { law: 'R5.1.3', in: ['faulty'], on: blank },
    { law: 'Q7.7.i', in: ['sending'], on: sent, to: 'sent' },
    { law: 'K02', in: ['sending'], on: lost, to: 'lost', changes: { problem: away } },
    { law: 'Q7.7.i', in: ['sent'], on: restart, to: 'filling' },
  ],
};
