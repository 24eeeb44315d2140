import type { ReactNode } from 'react';
import { Button } from '../../components/buttons/Button.tsx';
import { Dialog } from '../../components/dialogs/Dialog.tsx';
import './blockingDialog.css';

interface BlockingDialogProps {
  /** What it is about: its title, or the id of its own heading. */
  name: { title: string } | { labelledBy: string };
  children: ReactNode;
  /** The one way on. */
  press: ReactNode;
  isBusy: boolean;
  onPress: () => void;
}

/** The portal cannot be used behind it until its one button is pressed. */
export function BlockingDialog({ name, children, press, isBusy, onPress }: BlockingDialogProps) {
  return (
    <Dialog blocking className="block" width="26rem" {...name}>
      {children}
      <Button variant="cta" size="l" full busy={isBusy} data-autofocus onClick={onPress}>
        {press}
      </Button>
    </Dialog>
  );
}
