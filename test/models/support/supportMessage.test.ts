import { expect, test } from 'vitest';
import { draftFaults } from '../../../machines/support/supportRules.ts';
import { checkLaws } from '../../support/law/checkLaw.ts';
import { reply, request } from './supportMessage.law.ts';

checkLaws(request, reply);

test.each([
  ['nothing', '', '', { subject: 'subjectMissing', message: 'messageMissing' }],
  ['spaces', '  ', '\n', { subject: 'subjectMissing', message: 'messageMissing' }],
  ['the most', 's'.repeat(200), ` ${'m'.repeat(5_000)} `, {}],
  ['more', 's'.repeat(201), 'm'.repeat(5_001), { subject: 'subjectLong', message: 'messageLong' }],
])('Q7.6.r: what is wrong with %s', (_, subject, message, faults) => {
  const { subject: __, ...ofReply } = faults as Record<string, string>;
  expect(draftFaults({ subject, category: '', message }, false)).toEqual(faults);
  expect(draftFaults({ subject, category: '', message }, true)).toEqual(ofReply);
});
