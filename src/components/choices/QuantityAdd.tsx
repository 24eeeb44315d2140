import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Button } from '../buttons/Button.tsx';
import { Stepper, type StepperProps } from './Stepper.tsx';

export interface QuantityAddProps extends StepperProps {
  onAdd: () => void;
  busy?: boolean | undefined;
}

/** A number and the button that takes that many, in one frame. With nothing to add the button keeps its place and focus (I30). */
export function QuantityAdd({ onAdd, busy, ...stepper }: QuantityAddProps) {
  const { t } = useLingui();
  const whyId = useId();
  const { label, value, disabled } = stepper;
  const isEmpty = value <= 0;
  return (
    <div className="qadd">
      <Stepper {...stepper} disabled={disabled || busy} />
      <Button
        busy={busy}
        disabled={disabled}
        aria-disabled={isEmpty || undefined}
        aria-describedby={isEmpty ? whyId : undefined}
        aria-label={t`Add ${label}`}
        onClick={isEmpty ? undefined : onAdd}
      >
        <Trans>Add</Trans>
      </Button>
      <span id={whyId} hidden>
        <Trans>Choose how many first</Trans>
      </span>
    </div>
  );
}
