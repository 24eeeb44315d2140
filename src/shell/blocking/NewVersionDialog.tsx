import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import type { VersionRef } from '../../../machines/version/versionMachine.ts';
import * as read from '../../../machines/version/versionSelectors.ts';
import { refresh } from '../../art/icons/signs.ts';
import { Icon } from '../../components/pictures/Icon.tsx';
import { BlockingDialog } from './BlockingDialog.tsx';

/** R4.3.3–5: nothing else can be done but to update. */
export function NewVersionDialog({ version }: { version: VersionRef }) {
  const headingId = useId();
  const isBlocking = useSelector(version, read.isBlocking);
  const isBusy = useSelector(version, read.isBusy);
  if (!isBlocking) return null;
  return (
    <BlockingDialog
      name={{ labelledBy: headingId }}
      press={<Trans>Update Now</Trans>}
      isBusy={isBusy}
      onPress={() => version.send({ type: 'update.accept' })}
    >
      <span className="block__i">
        <Icon of={refresh} />
      </span>
      <h2 id={headingId}>
        <Trans>A new version is ready</Trans>
      </h2>
      <p className="ink2">
        <Trans>A new version of the website is available. Please update to continue.</Trans>
      </p>
    </BlockingDialog>
  );
}
