import { expect, test } from 'vitest';
import { checkLaws } from '../../support/law/checkLaw.ts';
import { reach } from '../../support/law/moment.ts';
import { boundRedirectLaw, providerRedirectLaw, scripted } from './providerRedirect.law.ts';

checkLaws(providerRedirectLaw, boundRedirectLaw);

test('T04: a script is not opened, and the output tells why', () => {
  const { snapshot } = reach(providerRedirectLaw, [scripted]);
  expect([snapshot.status, snapshot.output]).toEqual(['done', { problem: { code: 'unsafeProvider', message: null } }]);
});
