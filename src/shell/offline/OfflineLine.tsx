import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ConnectionRef } from '../../../machines/connection/connectionMachine.ts';
import { isOffline } from '../../../machines/connection/connectionSelectors.ts';
import { provideConnection } from '../../adapters/actors/connectionActors.ts';
import { usePageActor } from '../../actors/portalContext.tsx';
import './offline.css';

const machine = provideConnection();

/** That the device is offline, on every page for as long as it is (F41). */
export function Offline() {
  return <OfflineLine connection={usePageActor(machine)} />;
}

/** The region is always there: a screen reader tells what comes into one, and once. */
export function OfflineLine({ connection }: { connection: ConnectionRef }) {
  return (
    <output className="offline">
      {useSelector(connection, isOffline) ? (
        <span>
          <Trans>You are offline. What you see may be out of date.</Trans>
        </span>
      ) : null}
    </output>
  );
}
