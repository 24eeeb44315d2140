/** The page for browsers below the floor. */
import { describe, expect, test } from 'vitest';
import { parseSync } from 'rolldown/utils';
import { tooOldScript } from '../../tools/tooOldPage.ts';

describe('below the floor', () => {
  test('browsers without modules can read the page for them', () => {
    const { program, errors } = parseSync('page.js', tooOldScript(), { sourceType: 'script' });
    expect(errors).toEqual([]);
    const young =
      /^(?:ArrowFunctionExpression|TemplateLiteral|ClassDeclaration|SpreadElement|ForOfStatement|ChainExpression)$/;
    const found: string[] = [];
    JSON.stringify(program, (key, value: unknown) => {
      if (key === 'type' && young.test(String(value))) found.push(String(value));
      if (key === 'kind' && (value === 'let' || value === 'const')) found.push(value);
      return value;
    });
    expect(found).toEqual([]);
  });
});
