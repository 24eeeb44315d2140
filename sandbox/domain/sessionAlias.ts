/** Other carts' sessions are shown under another name: whoever knew the real one could give their places up. */
import { createHash } from 'node:crypto';

/** The viewer's own session keeps its name, so that the portal knows its own places (R3.5.15). */
export const sessionName = (session: string, viewer: string | null): string =>
  session === viewer ? session : `s-${createHash('sha256').update(session).digest('hex').slice(0, 12)}`;
