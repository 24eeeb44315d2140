import { describe, expect, it } from 'vitest';
import { facilityKind } from '../../../src/art/facilityKind.ts';

describe('what one plays on is called what it is (R1.3.1 names courts and pitches; pools, gyms and people are neither)', () => {
  it.each([
    ['Padel · Jaddaf', 'بادل · الجداف', 'court'],
    ['Tennis', 'تنس', 'court'],
    ['Basketball', 'كرة السلة', 'court'],
    ['Badminton', 'الريشة الطائرة', 'court'],
    ['Football', 'كرة القدم', 'pitch'],
    ['Cricket', 'كريكيت', 'pitch'],
    ['Gym · Al Quoz', 'نادي اللياقة · القوز', 'hall'],
    ['Swimming', 'سباحة', 'facility'],
    ['Staff training', 'تدريب الموظفين', 'facility'],
    [null, null, 'facility'],
  ] as const)('%s', (name, arName, kind) => {
    expect(facilityKind(name, arName)).toBe(kind);
    if (arName !== null) expect(facilityKind(arName)).toBe(kind);
  });
});
