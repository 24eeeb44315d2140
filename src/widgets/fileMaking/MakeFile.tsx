import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { FileMakingRef } from '../../../machines/fileMaking/fileMakingMachine.ts';
import * as read from '../../../machines/fileMaking/fileMakingSelectors.ts';
import { Button, type ButtonProps } from '../../components/buttons/Button.tsx';
import { NotMade } from './NotMade.tsx';

interface MakeFileProps extends Pick<ButtonProps, 'size' | 'variant' | 'icon' | 'children'> {
  file: FileMakingRef;
}

/** The button that makes a file to keep, and what is said when that fails. */
export function MakeFile({ file, ...button }: MakeFileProps) {
  const isBusy = useSelector(file, read.isBusy);
  const problem = useSelector(file, read.problem);
  return (
    <>
      <Button {...button} busy={isBusy} onClick={() => file.send({ type: 'file.make' })} />
      {problem ? (
        <NotMade problem={problem}>
          <Trans>The file could not be made. Please try again, or print the page.</Trans>
        </NotMade>
      ) : null}
    </>
  );
}
