/** What a page has asked for and not been answered yet. */
import type { Page, Request } from '@playwright/test';

/** Never answered as long as the page is open. */
const endless = new Set(['eventsource', 'websocket', 'ping']);

/** @returns how many are under way */
export function countRequests(page: Page): () => number {
  const open = new Set<Request>();
  page.on('request', (request) => {
    if (!endless.has(request.resourceType())) open.add(request);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return () => open.size;
}
