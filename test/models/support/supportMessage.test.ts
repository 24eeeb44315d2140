import { describe, expect, test } from 'vitest';
import * as read from '../../../machines/support/supportMessageSelectors.ts';
import { draftFaults } from '../../../machines/support/supportRules.ts';
import type { SupportMessageSnapshot } from '../../../machines/support/supportMessageMachine.ts';
import { checkLaws } from '../../support/law/checkLaw.ts';
import { reach } from '../../support/law/moment.ts';
import { isSoIn, toldIn } from '../../support/law/told.ts';
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

describe('Q7.6.r: the selectors of a message', () => {
  const lights = { subject: 'Lights', category: '', message: 'Too early off.' };
  const nothing = { subject: '', category: '', message: '' };

  test('what is written and attached, and what it became', () => {
    expect(toldIn(request, read.draft)).toMatchObject({ empty: nothing, written: lights, notSent: lights });
    const files = toldIn(request, read.files);
    expect([files['empty'], files['withFile']!.map(({ name }) => name)]).toEqual([[], ['plan.pdf']]);
    expect(toldIn(request, read.requestId)).toMatchObject({ sending: null, sent: 7 });
  });

  test('what is wrong with it, which file was not taken, and why it was not sent', () => {
    expect(toldIn(request, read.faults)).toMatchObject({
      empty: null,
      faulty: { subject: 'subjectMissing', message: 'messageMissing' },
    });
    expect(toldIn(request, read.refusedFile)).toMatchObject({
      withFile: null,
      fileRefused: { name: 'movie.gif', fault: 'fileType' },
    });
    expect(toldIn(request, read.problem)).toMatchObject({ written: null, notSent: { code: 'lost', message: null } });
  });

  test('whether it is under way, and whether it has arrived', () => {
    expect(isSoIn(request, read.isSending)).toEqual(['sending']);
    expect(isSoIn(reply, read.isMessageSent)).toEqual(['delivered']);
  });
});

test('Q7.6.r: a new request needs a subject, a reply does not', () => {
  const written = [{ type: 'draft.change', changes: { message: 'Too early off.' } }, { type: 'message.send' }];
  const faultsOf = (law: typeof request) => read.faults(reach(law, written).snapshot as SupportMessageSnapshot);
  expect([faultsOf(request), faultsOf(reply)]).toEqual([{ subject: 'subjectMissing' }, null]);
});
