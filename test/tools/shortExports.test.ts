/** What the first file shares is known by the names it has there. */
import { expect, test } from 'vitest';
import { askedByOwnNames, underOwnNames } from '../../tools/build/shortExports.ts';

const first = 'import{a}from"./runtime.js";var x=1,y=()=>x;function z(){}export{y as e,x as t,z as q,x as u};';

test('it exports each thing once, under its own name', () => {
  const { code, ownNames } = underOwnNames(first);
  expect(code).toBe('import{a}from"./runtime.js";var x=1,y=()=>x;function z(){}export{x,y,z};');
  expect(Object.fromEntries(ownNames)).toEqual({ e: 'y', t: 'x', q: 'z', u: 'x' });
});

test('importers use the short name, under their old local one; their other imports stay', () => {
  const { ownNames } = underOwnNames(first);
  const other = 'import{t as a,e as y}from"./first-1.js";import{t as b}from"./later-1.js";console.log(a,y,b,`t as a`);';
  expect(askedByOwnNames(other, 'first-1.js', ownNames)).toBe(
    'import{x as a,y}from"./first-1.js";import{t as b}from"./later-1.js";console.log(a,y,b,`t as a`);',
  );
});

test.each([
  ['a name that it has not', 'import{w as a}from"./first-1.js";'],
  ['all of it', 'import*as all from"./first-1.js";'],
  ['it when it is wanted', 'const a=()=>import(`./first-1.js`).then(one=>one.t);'],
])('a file that asks for %s fails the build', (_, other) => {
  expect(() => askedByOwnNames(other, 'first-1.js', underOwnNames(first).ownNames)).toThrow('first-1.js');
});
