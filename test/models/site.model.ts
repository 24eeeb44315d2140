import * as v from 'valibot';
import { siteMachine } from '../../machines/site/siteMachine.ts';
import { ConnectionError, RefusedError } from '../../machines/shared/problem.ts';
import { Health, SiteConfig } from '../../src/contract/site.ts';
import { after, done, failed, type Model } from '../support/paths.ts';

export const configOf = (fields: Partial<v.InferInput<typeof SiteConfig>> = {}): SiteConfig =>
  v.parse(SiteConfig, { venue: { id: 1, name: 'Saha', ar_name: 'ساحة' }, venue_id: 1, ...fields });

export const healthOf = (fields: Partial<v.InferInput<typeof Health>> = {}): Health =>
  v.parse(Health, { web_enable: 1, domain: 'saha.example', title: 'Back at six', message: 'We mow.', ...fields });

/** The health check's own time is longer than the start may take: it can only run out when the start is over. */
const whenStarted = [
  after('healthLimit', 'site.health.checking'),
  after('healthLimit', 'site.health.closed.rechecking'),
];

export const siteModel: Model = {
  machine: siteMachine,
  input: { host: 'saha.example:4600', hostname: 'saha.example' },
  // A second failure looks like the first.
  project: ({ context }) => context.config?.maintenance ?? null,
  events: (state) => [
    done('loadConfig', configOf()),
    done('loadConfig', configOf({ maintenance: { title: 'Closed for today' } })),
    failed('loadConfig', new ConnectionError()),
    failed('loadConfig', new RefusedError('http404', undefined, 404)),
    after('startLimit', 'site.config.loading'),
    done('applyConfig'),
    failed('applyConfig', new Error('no document')),
    { type: 'site.retry' },
    done('reconnect'),
    failed('reconnect', new ConnectionError()),
    done('checkHealth', healthOf()),
    done('checkHealth', healthOf({ domain: 'other.example' })),
    failed('checkHealth', new ConnectionError()),
    ...(state.matches({ config: 'loading' }) ? [] : whenStarted),
  ],
};
