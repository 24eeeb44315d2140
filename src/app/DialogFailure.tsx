import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { hasFailedDialog, isConnectionAwaited } from '../../machines/portal/portalSelectors.ts';
import { usePortal } from '../actors/portalContext.tsx';
import { refresh } from '../art/icons/signs.ts';
import { Button } from '../components/buttons/Button.tsx';
import { Dialog } from '../components/dialogs/Dialog.tsx';

/** A dialog could not be loaded, or failed: says so in its place and offers to load it again (F23, R8.1.1). */
export function DialogFailure() {
  const portal = usePortal();
  const isAwaited = useSelector(portal, isConnectionAwaited);
  if (!useSelector(portal, hasFailedDialog)) return null;
  return (
    <Dialog
      role="alertdialog"
      title={isAwaited ? <Trans>We lost the connection</Trans> : <Trans>Something went wrong, please try again</Trans>}
      onClose={() => portal.send({ type: 'dialog.dismiss' })}
      bar={
        <Button variant="cta" className="end" icon={refresh} onClick={() => portal.send({ type: 'dialog.retry' })}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <p>
        {isAwaited ? (
          <Trans>This goes on by itself once the connection is back. Your cart and your choices are still here.</Trans>
        ) : (
          <Trans>Your cart and your choices are still here.</Trans>
        )}
      </p>
    </Dialog>
  );
}
