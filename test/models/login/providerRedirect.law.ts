/** The law of the redirect to the identity provider, from R1.6.3, R2.13.3, R7.4.5, T04, F01 and Q8.1.b. */
import { providerRedirectMachine } from '../../../machines/login/providerRedirectMachine.ts';
import { ConnectionError } from '../../../machines/shared/problem.ts';
import type { Law } from '../../support/law/law.ts';
import { done, failed } from '../../support/paths.ts';

const page = 'https://idp.example/authorize';
const answers = (url: string) => done('askProvider', { url });
const lost = failed('askProvider', new ConnectionError());
const blocked = failed('leaveForProvider', new Error('blocked'));
const isShown = { type: 'page.shown' };
const unsafe = { problem: { code: 'unsafeProvider', message: null } };

export const providerRedirectLaw: Law = {
  machine: providerRedirectMachine,
  input: { bindsReturn: false },
  begins: [{ starts: 'askProvider', input: { bindsReturn: false } }],
  callbackActors: ['watchPageShown'],
  situations: {
    asking: { by: [], state: 'asking', runs: ['askProvider'], tags: ['busy'], knows: { problem: null } },
    leaving: {
      by: [answers(page)],
      state: 'leaving',
      runs: ['leaveForProvider', 'watchPageShown'],
      tags: ['busy'],
      knows: { destination: page },
    },
  },
  rows: [
    {
      law: 'R1.6.3',
      in: ['asking'],
      on: answers(page),
      to: 'leaving',
      changes: { destination: page },
      does: [
        { starts: 'leaveForProvider', input: { url: page } },
        { starts: 'watchPageShown', input: undefined },
      ],
    },
    // Addresses without HTTPS, or invalid ones, are never opened (T04).
    { law: 'T04', in: ['asking'], on: answers('http://idp.example/authorize'), to: 'stayed', changes: unsafe },
    {
      law: 'F01',
      in: ['asking'],
      on: lost,
      to: 'stayed',
      changes: { problem: { code: 'lost', message: null } },
    },
    {
      law: 'Q8.1.b',
      in: ['leaving'],
      on: blocked,
      to: 'stayed',
      changes: { problem: { code: 'unexpected', message: null } },
    },
    // Back in the browser: the login is shown again (R1.6.3).
    { law: 'R1.6.3', in: ['leaving'], on: isShown, to: 'stayed' },
  ],
};

/** The operator's server passes on what the provider's return has to bring (T04). */
export const boundRedirectLaw: Law = {
  ...providerRedirectLaw,
  input: { bindsReturn: true },
  begins: [{ starts: 'askProvider', input: { bindsReturn: true } }],
  situations: {
    asking: {
      by: [],
      state: 'asking',
      runs: ['askProvider'],
      tags: ['busy'],
      knows: { problem: null, bindsReturn: true },
    },
  },
  rows: providerRedirectLaw.rows.filter(({ law, in: from }) => law === 'F01' && from.includes('asking')),
};

export const scripted = answers('javascript:alert(1)');
