import { expect, test } from 'vitest';
import { withoutSayings } from '../../tools/build/shortCharts.ts';

test('a chart is built without its descriptions, and with all of its behaviour', () => {
  const written = `export const doorMachine = door.createMachine({
  id: 'door',
  description: 'Opens, and \\'closes\\', by itself.',
  context: { form_description: 'kept', description },
  states: {
    open: {
      description:
        'Whoever comes may come in: nobody is asked.',
      on: { 'door.close': 'closed' },
    },
    closed: {},
  },
});
`;
  expect(withoutSayings(written)).toBe(`export const doorMachine = door.createMachine({
  id: 'door',
  context: { form_description: 'kept', description },
  states: {
    open: {
      on: { 'door.close': 'closed' },
    },
    closed: {},
  },
});
`);
});

test.each([
  `const door = setup({
  types: { context: {} as DoorContext, events: {} as DoorEvent, tags: {} as 'busy' },
  guards: { isShut: ({ context: { types } }) => types.length > 0 },
});
`,
  `const door = setup({
  types: {
    context: {} as DoorContext,
    /** What it is told. */
    children: {} as {
      bell: 'bell';
    },
  },
  guards: { isShut: ({ context: { types } }) => types.length > 0 },
});
`,
])('a chart is built without what only its compiler reads (%#)', (written) => {
  expect(withoutSayings(written)).toBe(`const door = setup({
  guards: { isShut: ({ context: { types } }) => types.length > 0 },
});
`);
});
