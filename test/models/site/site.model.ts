import * as v from 'valibot';
import { Health, SiteConfig } from '../../../src/contract/site/site.ts';

export const configOf = (fields: Partial<v.InferInput<typeof SiteConfig>> = {}): SiteConfig =>
  v.parse(SiteConfig, { venue: { id: 1, name: 'Saha', ar_name: 'ساحة' }, venue_id: 1, ...fields });

export const healthOf = (fields: Partial<v.InferInput<typeof Health>> = {}): Health =>
  v.parse(Health, { web_enable: 1, domain: 'saha.example', title: 'Back at six', message: 'We mow.', ...fields });
