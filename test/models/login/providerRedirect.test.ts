import { expect, test } from 'vitest';
import { checkLaws } from '../../support/law/checkLaw.ts';
import { reach } from '../../support/law/moment.ts';
import { providerRedirectLaw, scripted } from './providerRedirect.law.ts';

checkLaws(providerRedirectLaw);

test('T04: a script is no page, and why nobody left is what comes out', () => {
  const { snapshot } = reach(providerRedirectLaw, [scripted]);
  expect([snapshot.status, snapshot.output]).toEqual(['done', { problem: { code: 'unsafeProvider', message: null } }]);
});
