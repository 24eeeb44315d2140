import { t } from '@lingui/core/macro';
import type { SessionRef } from '../../machines/session/sessionMachine.ts';
import { notify } from '../actors/notices.ts';

/** A session has ended without a logout: the address changes by itself, and this notice says why (R4.1.6, R8.1.1). */
export const tellExpiry = (session: SessionRef): void =>
  void session.on('session.expired', () => notify({ tone: 'bad', text: t`Session expired, please login again` }));
