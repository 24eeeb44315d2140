/** The cart's reservations (R7.3.4–6). */
import { newAmong, releaseHolds, replaceHolds } from '../../domain/orders/holds.ts';
import { expireOverdue } from '../../domain/orders/expiry.ts';
import { handle, ok } from '../call.ts';
import { limitPlaces } from '../../domain/access/limits.ts';
import { invalid } from '../../answers/refused.ts';
import { requestWords } from '../../answers/requestWords.ts';
import { orderWords } from '../../answers/orderWords.ts';

/** Most places one cart may hold; whoever has not said who they are holds fewer. */
const limit = 50;
const namelessLimit = 20;

function sessionOf(sessionId: string | null): string {
  if (sessionId === null) throw invalid('X-Session-Id', requestWords.sessionMissing, 'sessionMissing');
  return sessionId;
}

export const cartHandlers = handle({
  async reserve(call) {
    const { server, sessionId, customer, body, language } = call;
    const session = sessionOf(sessionId);
    const most = customer === null ? namelessLimit : limit;
    if (body.products.length > most) throw invalid('products', orderWords.mostPlaces(most));
    await expireOverdue(server);
    await limitPlaces(call, await newAmong(server.database, session, body.products));
    const { expires_at, products } = await replaceHolds(server, session, customer, body.products);
    return ok({
      expires_at,
      products: products.map(({ product_id, facility_id, date, start_time, end_time, reserved, message }) => ({
        product_id,
        facility_id,
        date,
        start_time,
        end_time,
        reserved,
        message: message?.[language] ?? null,
      })),
    });
  },

  async release({ server, sessionId, body }) {
    if (body.products.length > limit) throw invalid('products', orderWords.mostPlaces(limit));
    await releaseHolds(server, sessionOf(sessionId), body.products);
    return ok(null);
  },
});
