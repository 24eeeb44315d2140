import { describe, expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import {
  partnerRegistrationMachine,
  type PartnerDraftNews,
  type PartnerRegistrationSnapshot,
} from '../../machines/partnerRegistration/partnerRegistrationMachine.ts';
import { emptyPartnerDraft, partnerDraftOf } from '../../machines/partnerRegistration/partnerRegistrationRules.ts';
import * as read from '../../machines/partnerRegistration/partnerRegistrationSelectors.ts';
import { Coverage } from '../support/coverage.ts';
import { pathsOf } from '../support/paths.ts';
import { actorSubject, walk } from '../support/replay.ts';
import { partnerRegistrationModel, typedPartner } from './partnerRegistration.model.ts';

const coverage = new Coverage(partnerRegistrationMachine);
const paths = pathsOf(partnerRegistrationModel);
const { input } = partnerRegistrationModel;
const snapshots = paths.flatMap(({ steps }) => steps.map(({ state }) => state as PartnerRegistrationSnapshot));

describe('partnerRegistration (R1.6.1, R3.10.12)', () => {
  test.each(paths)('$title', (path) =>
    walk(path, actorSubject(partnerRegistrationMachine, { input, coverage, callbackActors: ['persistDraft'] })),
  );

  test('nobody is logged in by it: it ends with waiting (R4.1.9, R6.1.9)', () => {
    const ends = snapshots.filter(({ status }) => status === 'done');
    expect(ends.length).toBeGreaterThan(0);
    for (const end of ends) {
      expect([read.isAwaitingApproval(end), read.message(end), end.output]).toEqual([
        true,
        'We will look at it',
        undefined,
      ]);
    }
  });

  test('the password is in no snapshot (T05)', () => {
    expect(JSON.stringify(snapshots.map(({ context }) => context))).not.toContain(typedPartner.password);
  });

  test('the form’s faults and the server’s problem are never there together (Q5.1.b)', () => {
    for (const snapshot of snapshots) expect(read.hasFaults(snapshot) && read.problem(snapshot) !== null).toBe(false);
    expect(snapshots.some(read.hasFaults)).toBe(true);
  });
});

test('what is typed is written down, sent once, and forgotten when it has arrived', async () => {
  const kept: PartnerDraftNews[] = [];
  const sent: unknown[] = [];
  const machine = partnerRegistrationMachine.provide({
    actors: {
      persistDraft: fromCallback<PartnerDraftNews, undefined>(({ receive }) => receive((news) => kept.push(news))),
      registerPartner: fromPromise(async ({ input: typed }) => {
        sent.push(typed);
        return { message: null };
      }),
    },
  });
  const registration = createActor(machine, { input: { draft: emptyPartnerDraft } }).start();
  registration.send({ type: 'draft.change', changes: { entity_name: 'Menon' } });
  registration.send({ type: 'form.submit', ...typedPartner });
  expect(read.draft(registration.getSnapshot())).toEqual(partnerDraftOf(typedPartner));
  await new Promise<void>((resolve) => setImmediate(resolve));
  expect(sent).toEqual([typedPartner]);
  expect(kept).toEqual([
    { type: 'draft.changed', draft: { ...emptyPartnerDraft, entity_name: 'Menon' } },
    { type: 'draft.done' },
  ]);
});

test('takes every transition', () => expect(coverage.missing()).toEqual({ states: [], transitions: [] }));
