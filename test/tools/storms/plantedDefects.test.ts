/** The defects that storms must notice can all be planted: a changed line of the portal must not take one off the list. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { plantedDefects } from '../../../tools/storms/plantedDefects.ts';

describe('the planted defects', () => {
  test('are twenty at least, each under its own name', () => {
    const names = new Set(plantedDefects.map(({ name }) => name));
    expect(names.size).toBe(plantedDefects.length);
    expect(names.size).toBeGreaterThanOrEqual(20);
  });

  test.each(plantedDefects.map((defect) => [defect.name, defect] as const))(
    '%s: its line stands there once',
    (_, defect) => {
      for (const { file, was, becomes } of [defect, ...(defect.also === undefined ? [] : [defect.also])]) {
        expect(readFileSync(file, 'utf8').split(was)).toHaveLength(2);
        expect(becomes).not.toBe(was);
      }
    },
  );
});
