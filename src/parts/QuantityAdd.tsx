import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Stepper, type StepperProps } from './Stepper.tsx';

export interface QuantityAddProps extends StepperProps {
  onAdd: () => void;
  busy?: boolean | undefined;
  /** Instead of `Add`. */
  addLabel?: ReactNode;
}

/** A number and the button that takes that many, in one frame. */
export function QuantityAdd({ onAdd, busy, addLabel, ...stepper }: QuantityAddProps) {
  const { t } = useLingui();
  const { label, value, disabled } = stepper;
  return (
    <div className="qadd">
      <Stepper {...stepper} disabled={disabled || busy} />
      <Button busy={busy} disabled={disabled || value <= 0} aria-label={t`Add ${label}`} onClick={onAdd}>
        {addLabel ?? <Trans>Add</Trans>}
      </Button>
    </div>
  );
}
