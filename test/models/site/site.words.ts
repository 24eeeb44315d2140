/** Answers and situations for the laws of the site. */
import { ConnectionError, RefusedError, ServerFailed } from '../../../machines/shared/problem.ts';
import type { Effect, Row } from '../../support/law/law.ts';
import { after, done, failed } from '../../support/paths.ts';
import { configOf, healthOf } from './site.model.ts';

export const input = { host: 'saha.example:4600', hostname: 'saha.example' };
export const config = configOf();

/** A title or a message is enough, and blanks do not count (Q2.10.b). */
export const titled = configOf({ maintenance: { title: 'Closed for today' } });
export const explained = configOf({ maintenance: { title: '', message: 'We mow.' } });
export const blank = configOf({ maintenance: { title: ' ', message: '' } });
export const loads = (output: object) => done('loadConfig', output);
export const cutOff = { code: 'lost', message: null };
export const fell = { code: 'serverFailed', message: 'The server fell over' };
export const forbidden = { code: 'http403', message: 'No' };

/** The reason for a missing answer is unknown. */
export const silent = { code: 'serverFailed', message: null };
export const cut = failed('loadConfig', new ConnectionError());
export const falls = failed('loadConfig', new ServerFailed('The server fell over'));
export const refuses = failed('loadConfig', new RefusedError('http403', 'No', 403));
export const isNoSite = failed('loadConfig', new RefusedError('http404', undefined, 404));
export const tooLate = after('startLimit', 'site.config.loading');
export const applied = done('applyConfig');
export const notApplied = failed('applyConfig', new Error('no document'));
export const retry = { type: 'site.retry' };
export const again = done('reconnect');
export const stillCutOff = failed('reconnect', new ConnectionError());
export const closes = healthOf();

/** Q2.10.c: with the port or without, and in any case. */
export const closesByPort = healthOf({ domain: ' SAHA.example:4600 ' });
export const says = (health: object) => done('checkHealth', health);

/** None of these closes this site (R2.10.5). */
export const harmless = [
  healthOf({ domain: 'other.example' }),
  healthOf({ domain: 'saha.example:80' }),
  healthOf({ domain: ' ' }),
  healthOf({ web_enable: 0 }),
].map((health) => says(health));

export const unhealthy = failed('checkHealth', new ConnectionError());
export const healthIsLate = after('healthLimit', 'site.health.checking');
export const recheckIsLate = after('healthLimit', 'site.health.closed.rechecking');
export const asks: Effect = { starts: 'loadConfig', input: undefined };

export const applies = (output: object, isFormer = false): Effect => ({
  starts: 'applyConfig',
  input: { config: output, isFormer },
});

export const waitsFor = (problem: object, attempts: number): Effect => ({
  starts: 'reconnect',
  input: { problem, attempts },
});

export const checks: Effect = { starts: 'checkHealth', input: undefined };
export const at = (configState: unknown, health: unknown = 'ok') => ({ config: configState, health });
export const trying = { loading: 'trying' };
export const retrying = { loading: 'retrying' };
export const waiting = { failed: 'waiting' };
export const closed = { closed: 'waiting' };
export const rechecking = { closed: 'rechecking' };
export const well = says(healthOf({ web_enable: 0 }));
export const start = { startLimit: 30_000 };
export const nothing = { config: null, isFormer: false, health: null, problem: null, attempts: 0 };
export const splash = ['begun', 'loading', 'loadingAgain', 'lookedAgain'];

/** Rows that differ in nothing but where they begin are one. */
export const joined = (rows: readonly Row[]): Row[] => {
  const known = new Map<string, Row>();
  for (const row of rows) {
    const key = JSON.stringify([row.on.type, row.on['output'], String(row.on['error']), row.to, row.changes, row.does]);
    const other = known.get(key);
    known.set(key, other === undefined ? row : { ...other, in: [...other.in, ...row.in] });
  }
  return [...known.values()];
};
