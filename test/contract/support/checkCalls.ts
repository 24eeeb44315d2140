/** A section of the contract against a table of its calls: how each is made, what may be asked and sent, what it answers. */
import { describe, expect, test } from 'vitest';
import type { Endpoint } from '../../../src/contract/endpoint.ts';
import { anything, count, faultsOf, may } from './wireExample.ts';

export interface CallExample {
  /** Method and path, and all that is said of the call beside. */
  readonly call: string;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly answer: unknown;
}

/** What every answer is wrapped in (Q7.1.d). */
export const answered = (data: unknown) => ({ status: true, data, message: may('Done') });
/** An answer that carries nothing but its outcome. */
export const outcome = { status: true, data: may(anything({ left: 3 })), message: may('Done') };
/** A page of a list (Q7.1.d). */
export const paged = (item: unknown) => ({
  ...answered([item]),
  total: count(1),
  total_pages: count(1),
  current_page: count(1, { least: 1 }),
});

const lineOf = ({ method, path, cached, encoding, file, access, orderKey, addition }: Endpoint): string =>
  [
    `${method} ${path}`,
    cached && 'cached',
    encoding,
    file,
    access,
    orderKey && 'order key',
    addition && `addition ${addition}`,
  ]
    .filter(Boolean)
    .join(', ');

/** Fails for a call without an example as well. */
export function checkCalls<Table extends Readonly<Record<string, Endpoint>>>(
  title: string,
  table: Table,
  examples: Readonly<Record<keyof Table & string, CallExample>>,
): void {
  describe(`calls: ${title}`, () => {
    test('these calls, made like this', () => {
      const made = Object.entries(table).map(([name, endpoint]) => [name, lineOf(endpoint)]);
      const said = Object.entries<CallExample>(examples).map(([name, { call }]) => [name, call]);
      expect(Object.fromEntries(made)).toEqual(Object.fromEntries(said));
    });

    test.each(Object.entries<CallExample>(examples))('%s', (name, { query, body, answer }) => {
      const endpoint: Endpoint = table[name]!;
      expect({ query: endpoint.query !== undefined, body: endpoint.body !== undefined }).toEqual({
        query: query !== undefined,
        body: body !== undefined,
      });
      const faults = {
        query: endpoint.query ? faultsOf(endpoint.query, query) : [],
        body: endpoint.body ? faultsOf(endpoint.body, body) : [],
        answer: faultsOf(endpoint.answer, answer),
      };
      expect(faults).toEqual({ query: [], body: [], answer: [] });
    });
  });
}
