import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { minus, plus } from '../../art/icons/steps.ts';
import { classNames } from '../classNames.ts';
import { Icon } from '../pictures/Icon.tsx';
import './stepper.css';

export interface StepperProps {
  /** What is counted: the name of the ticket, the product. */
  label: string;
  value: number;
  onChange: (value: number) => void;
  min?: number | undefined;
  max?: number | undefined;
  disabled?: boolean | undefined;
  /** Called when plus is pressed at the maximum, so that the page can say why there is no more. */
  onBeyond?: (() => void) | undefined;
}

/**
 * A number changed one by one, never below its minimum (P6, R4.6.1). At either end the button stays, with the focus,
 * and says so (A07, I30).
 */
export function Stepper({ label, value, onChange, min = 0, max = Infinity, disabled, onBeyond }: StepperProps) {
  const { t } = useLingui();
  const id = useId();
  const isLeast = value <= min;
  const isMost = value >= max;
  const ended = (isEnd: boolean, why: string) => (isEnd ? { 'aria-disabled': true, 'aria-describedby': id + why } : {});
  return (
    <fieldset className={classNames('stepper', value > min && 'is-on')}>
      <legend className="vh">{label}</legend>
      <button
        type="button"
        aria-label={t`Fewer`}
        disabled={disabled}
        {...ended(isLeast, 'least')}
        onClick={() => (isLeast ? undefined : onChange(value - 1))}
      >
        <Icon of={minus} />
      </button>
      <output>{value}</output>
      <button
        type="button"
        aria-label={t`More`}
        disabled={disabled}
        {...ended(isMost, 'most')}
        onClick={() => (isMost ? onBeyond?.() : onChange(value + 1))}
      >
        <Icon of={plus} />
      </button>
      <span id={`${id}least`} hidden>
        <Trans>This is the least</Trans>
      </span>
      <span id={`${id}most`} hidden>
        <Trans>This is the most</Trans>
      </span>
    </fieldset>
  );
}
