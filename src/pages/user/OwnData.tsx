import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { FileMakingRef } from '../../../machines/fileMaking/fileMakingMachine.ts';
import * as read from '../../../machines/fileMaking/fileMakingSelectors.ts';
import { usePageActor } from '../../actors/portalContext.tsx';
import { provideDataFile } from '../../adapters/actors/account/ownSessionActors.ts';
import { Button } from '../../components/buttons/Button.tsx';
import { FormProblem } from '../../widgets/FormProblem.tsx';
import { problemWords } from './safetyWords.ts';

/** Everything that is held about the customer, as a file (Q7.7.f). */
export function OwnData() {
  const [machine] = useState(provideDataFile);
  return <OwnDataRow file={usePageActor(machine)} />;
}

export function OwnDataRow({ file }: { file: FileMakingRef }) {
  const { i18n } = useLingui();
  const isBusy = useSelector(file, read.isBusy);
  const problem = useSelector(file, read.problem);
  return (
    <div className="safety__row">
      <h3>
        <Trans>Your data</Trans>
      </h3>
      <p className="meta">
        <Trans>Everything that we hold about you, in one file: once an hour.</Trans>
      </p>
      <FormProblem words={problem && problemWords(i18n, problem)} live />
      <Button variant="line" size="s" busy={isBusy} onClick={() => file.send({ type: 'file.make' })}>
        <Trans>Download my data</Trans>
      </Button>
    </div>
  );
}
