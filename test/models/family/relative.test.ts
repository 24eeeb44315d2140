import { describe, expect, test } from 'vitest';
import { hasRoom } from '../../../machines/family/familyRoom.ts';
import * as read from '../../../machines/family/relativeSelectors.ts';
import { checkLaws } from '../../support/law/checkLaw.ts';
import { isSoIn, toldIn } from '../../support/law/told.ts';
import { done } from '../../support/paths.ts';
import { relative } from './relative.law.ts';
import { newcomer, saidBefore } from './relative.newcomer.law.ts';
import {
  connectionError,
  empty,
  idProofTypes,
  nameless,
  noPdf,
  nour,
  typedNour,
  withMobile,
} from './relative.situations.ts';

checkLaws(relative, newcomer, saidBefore);

describe('the selectors of a relative’s form', () => {
  test('R7.3.3, R8.1.6: whether it can be typed, is missing, is loaded again, stored or saved', () => {
    expect(isSoIn(relative, read.isAsking)).toEqual([
      'filling',
      'typed',
      'nameless',
      'storing',
      'wrongFile',
      'saving',
      'notSaved',
      'refused',
      'portrayed',
      'noPicture',
    ]);
    expect(isSoIn(relative, read.isMissing)).toEqual(['missing']);
    expect(isSoIn(relative, read.mayRetry)).toEqual(['failed', 'trying']);
    expect(isSoIn(relative, read.isTrying)).toEqual(['trying']);
    expect(isSoIn(relative, read.isStoring)).toEqual(['storing']);
    expect(isSoIn(relative, read.isSaving)).toEqual(['saving']);
  });

  test('R3.7.7: who it is, what is typed, and what is wrong with it', () => {
    expect(toldIn(relative, read.known)).toMatchObject({ loading: null, filling: nour });
    expect(toldIn(relative, read.typed)).toMatchObject({ loading: empty, filling: typedNour, typed: withMobile });
    expect(toldIn(relative, read.picture)).toMatchObject({ filling: null, portrayed: 'removed' });
    expect(toldIn(relative, read.faults)).toMatchObject({ filling: null, nameless });
    expect(toldIn(relative, read.problem)).toMatchObject({ filling: null, failed: connectionError, wrongFile: noPdf });
  });

  test('T06: that something is to be typed again', () => {
    expect(toldIn(newcomer, read.isCut)).toEqual({ loading: false, filling: true });
  });

  test('R5.3.11: the paper that is asked for is the first, until another one is chosen', () => {
    expect(toldIn(relative, read.proofTypes)).toMatchObject({ loading: [], filling: idProofTypes });
    expect(toldIn(relative, read.paper)).toMatchObject({ loading: null, filling: 32 });
    const passport = { type: 'person.type', typed: { id_proof_type_id: 33 } };
    const chosen = { by: [...relative.situations['filling']!.by, passport], state: { editing: 'filling' } };
    const law = { ...relative, situations: { filling: relative.situations['filling']!, chosen } };
    expect(toldIn(law, read.hasPassport)).toEqual({ filling: false, chosen: true });
  });

  test('R3.7.1: a religion is asked where there are some to choose from', () => {
    const religions = [{ id: 1, name: 'Islam', ar_name: 'الإسلام' }];
    const { loading } = relative.situations;
    const open = { by: [done('loadRelative', { relative: nour, idProofTypes })], state: { editing: 'filling' } };
    const law = { ...relative, situations: { loading: loading!, open } };
    expect(toldIn(law, read.asksReligion)).toEqual({ loading: false, open: false });
    const input = { ...(relative.input as object), religions };
    expect(toldIn({ ...law, input }, read.asksReligion)).toEqual({ loading: false, open: true });
  });
});

test('R3.7.7: one more may be added while there are fewer than thirty (058)', () => {
  const of = (count: number) => hasRoom(Array.from({ length: count }));
  expect([0, 29, 30, 31].map(of)).toEqual([true, true, false, false]);
});
