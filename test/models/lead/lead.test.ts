import { expect, test } from 'vitest';
import type { LeadSnapshot } from '../../../machines/lead/leadMachine.ts';
import * as read from '../../../machines/lead/leadSelectors.ts';
import { checkLaws } from '../../support/law/checkLaw.ts';
import { reach } from '../../support/law/moment.ts';
import { lead, pressed } from './lead.law.ts';

checkLaws(lead, pressed);

test.each([
  ['fetching', false, false],
  ['absent', false, false],
  ['suppressed', false, false],
  ['asking', true, false],
  ['sending', true, false],
  ['refused', true, false],
  ['closed', false, true],
  ['closedBefore', false, true],
  ['sent', false, true],
])('R4.7.1–2: %s is open: %s, and closed for the session: %s', (situation, isOpen, isClosed) => {
  const snapshot = reach(lead, lead.situations[situation]!.by).snapshot as LeadSnapshot;
  expect([read.isOpen(snapshot), read.isClosedForSession(snapshot)]).toEqual([isOpen, isClosed]);
});
