/** Where the portal reports to: what a service that collects errors would take, by the portal's own origin (R7.6.3). */
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { PageOptions } from './page.ts';

/** A recording of a page is the longest of what is sent. */
const longest = 4_000_000;

export function reportRoutes({ reports }: Pick<PageOptions, 'reports'>): Hono {
  const routes = new Hono();
  routes.post('/api/:project{[0-9]+}/envelope/', bodyLimit({ maxSize: longest }), async (context) => {
    reports.add(await context.req.text());
    return context.json({});
  });
  return routes;
}
