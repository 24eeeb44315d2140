/** An answer that does not fit the contract: logged in the console, so that QA can tell endpoint and field. */
import * as v from 'valibot';
import { NotUnderstood } from '../../../machines/shared/problem.ts';

/** Shown as an error with *Try again*. */
export class ContractError extends NotUnderstood {
  readonly endpoint: string;
  constructor(endpoint: string, details: string) {
    super(`${endpoint}: ${details}`);
    this.name = 'ContractError';
    this.endpoint = endpoint;
  }
}

export const notJson = 'the answer is not JSON';

const mostNamed = 5;

/** The first fields that do not fit, each with what is wrong. */
export const violationsIn = (issues: readonly v.BaseIssue<unknown>[]): string =>
  issues
    .slice(0, mostNamed)
    .map((issue) => `${v.getDotPath(issue) ?? '(answer)'}: ${issue.message}`)
    .join('; ');

/** @throws ContractError, always */
export function refuse({ method, path }: { method: string; path: string }, details: string): never {
  const breach = new ContractError(`${method} ${path}`, details);
  console.error(breach.message);
  throw breach;
}
