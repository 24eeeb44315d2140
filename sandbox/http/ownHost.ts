/**
 * The pages and test controls of this machine answer to its own names only: a stranger's name may be made to point here
 * (DNS rebinding).
 */
import type { MiddlewareHandler } from 'hono';
import { isLoopback } from './cors.ts';
import { Refused } from '../answers/refused.ts';
import { requestWords } from '../answers/requestWords.ts';
import { refusalOf } from './refusalOf.ts';

/**
 * The test controls, the operator's pages, everybody's messages, and the index of them. Calls of the API prove by
 * themselves who makes them.
 */
export const ownPages = ['/__sandbox/*', '/operator/*', '/inbox/*', '/'] as const;

/** Refuses every other name with 403. @param portalOrigin whose name is one of ours; without one only this machine's are */
export function ownHostOnly(portalOrigin: string): MiddlewareHandler {
  const portalHost = URL.parse(portalOrigin)?.hostname;
  return async (context, next) => {
    const { hostname } = new URL(context.req.url);
    if (isLoopback(hostname) || hostname === portalHost) return next();
    const { answer } = refusalOf(new Refused(403, requestWords.thisMachine, { code: 'host' }), context.req.path);
    return context.json(answer, 403);
  };
}
