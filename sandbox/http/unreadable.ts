/** Requests that are refused before they are read: their answer has the contract's form as well. */
import type { Duplex } from 'node:stream';
import type { ServerType } from '@hono/node-server';
import { refusalOf } from './refusalOf.ts';
import { Refused } from '../answers/refused.ts';
import { requestWords } from '../answers/requestWords.ts';

const reasons: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** Answers addresses and headers beyond Node's limits, and what is no HTTP, in the envelope. */
export function answerUnreadable(listener: ServerType): void {
  listener.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const isLong = error.code === 'HPE_HEADER_OVERFLOW';
    const refused = isLong
      ? new Refused(413, requestWords.tooLarge, { code: 'tooLarge' })
      : new Refused(400, requestWords.unreadable('The request cannot be read'), { code: 'malformed' });
    const body = JSON.stringify(refusalOf(refused, 'an unreadable request').answer);
    socket.end(
      [
        `HTTP/1.1 ${reasons[error.code ?? ''] ?? '400 Bad Request'}`,
        'Content-Type: application/json',
        `Content-Length: ${Buffer.byteLength(body)}`,
        'Connection: close',
        '',
        body,
      ].join('\r\n'),
    );
  });
}
