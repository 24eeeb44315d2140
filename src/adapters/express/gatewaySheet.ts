/**
 * The gateway's own payment sheet, in a window beside the portal, for browsers without one; it sends a message once the
 * customer has confirmed.
 */
import { openBeside } from '../address/leavePortal.ts';
import type { ExpressBill } from '../../../machines/checkout/express.ts';
import type { ConfirmedPayment, Sheet } from './sheet.ts';

/** A window sends no event when it is closed. */
const lookMs = 300;

function tokenIn(data: unknown): string | null {
  if (typeof data !== 'object' || data === null || !('expressToken' in data)) return null;
  return typeof data.expressToken === 'string' ? data.expressToken : null;
}

/** @throws TypeError where the address is none, or no window may be opened */
export function openGatewaySheet({ method, amount, currency }: ExpressBill): Sheet {
  const sheet = new URL(method.sheet ?? '');
  for (const [name, value] of Object.entries({ amount: String(amount), currency, lang: document.documentElement.lang }))
    sheet.searchParams.set(name, value);
  sheet.searchParams.set('return', globalThis.location.origin);
  const opened = openBeside(sheet.href, 'express-pay', 'popup,width=420,height=640');
  if (opened === null) throw new TypeError('No window may be opened.');
  const confirmed = new Promise<ConfirmedPayment>((resolve) => {
    const end = (answer: ConfirmedPayment) => {
      clearInterval(look);
      globalThis.removeEventListener('message', hear);
      resolve(answer);
    };
    const hear = ({ source, origin, data }: MessageEvent<unknown>) => {
      if (source !== opened || origin !== sheet.origin) return;
      const token = tokenIn(data);
      if (token !== null) end({ token });
    };
    globalThis.addEventListener('message', hear);
    const look = setInterval(() => opened.closed && end(null), lookMs);
  });
  return { confirmed, settle: () => opened.close() };
}
