/** Faults on demand: delays, error statuses and broken answers for endpoints of choice. They live in this process only. */
import * as v from 'valibot';
import { endpoints, type EndpointName } from '../../src/contract/endpoints.ts';

const names = Object.keys(endpoints) as [EndpointName, ...EndpointName[]];

/** What POST /__sandbox/faults takes; without `endpoint` and `path` it concerns every call. */
export const FaultRequest = v.strictObject({
  endpoint: v.optional(v.picklist(names)),
  /** Path below /api/v2/, `*` stands for anything. */
  path: v.optional(v.pipe(v.string(), v.maxLength(200))),
  method: v.optional(v.picklist(['GET', 'POST', 'PUT', 'DELETE'])),
  status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(400), v.maxValue(599))),
  message: v.optional(v.nullable(v.string())),
  delayMs: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(120_000))),
  /** json: text that is cut off. schema: data of the wrong shape. html: a page instead of data. empty: nothing at all. */
  malformed: v.optional(v.picklist(['json', 'schema', 'html', 'empty'])),
  /** The work is done, only its answer is lost: the connection looks broken to the browser. */
  loseAnswer: v.optional(v.boolean()),
  /** How often it strikes; until it is taken away when left out. */
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
});
export type FaultRequest = v.InferOutput<typeof FaultRequest>;
export interface Fault extends FaultRequest {
  readonly id: number;
  /** How often it will still strike; null is always. */
  left: number | null;
}

export interface Faults {
  list(): readonly Fault[];
  add(request: FaultRequest): Fault;
  clear(): void;
  /** The fault that strikes this call, which is counted. */
  strike(call: { name: EndpointName | null; method: string; path: string }): Fault | null;
}

const matches = (pattern: string, path: string): boolean => {
  const parts = pattern.split('*').map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(`^${parts.join('.*')}$`).test(path);
};

export function createFaults(): Faults {
  let faults: Fault[] = [];
  let lastId = 0;
  return {
    list: () => faults,
    add(request) {
      lastId += 1;
      const fault: Fault = { ...request, id: lastId, left: request.times ?? null };
      faults = [...faults, fault];
      return fault;
    },
    clear() {
      faults = [];
    },
    strike({ name, method, path }) {
      const fault = faults.find(
        (candidate) =>
          (candidate.endpoint === undefined || candidate.endpoint === name) &&
          (candidate.method === undefined || candidate.method === method) &&
          (candidate.path === undefined || matches(candidate.path, path)),
      );
      if (!fault) return null;
      if (fault.left !== null) {
        fault.left -= 1;
        if (fault.left === 0) faults = faults.filter(({ id }) => id !== fault.id);
      }
      return fault;
    },
  };
}
