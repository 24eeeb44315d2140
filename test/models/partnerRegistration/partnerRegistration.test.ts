import { expect, test } from 'vitest';
import { checkLaws } from '../../support/law/checkLaw.ts';
import { momentsOf } from '../../support/law/moments.ts';
import { law, reloaded } from './partnerRegistration.law.ts';

checkLaws(law, reloaded);

test('the password is in no snapshot (T05)', () => {
  const kept = JSON.stringify(momentsOf([law, reloaded]).map(({ context }) => context as unknown));
  for (const password of ['Court-Lines-9', 'Court-9', 'court-lines-9']) expect(kept).not.toContain(password);
});
