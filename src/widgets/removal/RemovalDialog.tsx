import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../components/buttons/Button.tsx';
import { Dialog } from '../../components/dialogs/Dialog.tsx';
import { FormProblem } from '../FormProblem.tsx';
import { problemWords } from '../personWords.ts';
import type { AskedRemoval } from './useRemoval.ts';

interface RemovalDialogProps {
  of: AskedRemoval;
  title: ReactNode;
  /** The two answers, where they are called otherwise. */
  keep?: ReactNode;
  remove?: ReactNode;
  /** What goes with it. */
  children: ReactNode;
}

/** Asks before something is removed for good; a refusal is told in place, and a second press tries again. */
export function RemovalDialog({ of, title, keep, remove, children }: RemovalDialogProps) {
  const { removal, problem, isBusy } = of;
  const { i18n } = useLingui();
  const dismiss = () => removal.send({ type: 'removal.dismiss' });
  return (
    <Dialog
      isLayer
      title={title}
      blocking={isBusy}
      onClose={dismiss}
      bar={
        <>
          <Button variant="line" aria-disabled={isBusy || undefined} onClick={dismiss}>
            {keep ?? <Trans>Keep</Trans>}
          </Button>
          <Button
            variant="danger"
            className="end"
            busy={isBusy}
            onClick={() => removal.send({ type: 'removal.confirm' })}
          >
            {remove ?? <Trans>Remove</Trans>}
          </Button>
        </>
      }
    >
      <p>{children}</p>
      <FormProblem words={problem && problemWords(i18n, problem)} live />
    </Dialog>
  );
}
