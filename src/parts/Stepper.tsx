import { useLingui } from '@lingui/react/macro';
import { minus, plus } from '../art/icons/signs.ts';
import { classNames } from './classNames.ts';
import { Icon } from './Icon.tsx';
import '../styles/parts/stepper.css';

export interface StepperProps {
  /** What is counted: the name of the ticket, the product. */
  label: string;
  value: number;
  onChange: (value: number) => void;
  min?: number | undefined;
  max?: number | undefined;
  disabled?: boolean | undefined;
  /** With it, plus can still be pressed at the maximum, so that the page can say why there is no more. */
  onBeyond?: (() => void) | undefined;
}

/** A number changed one by one. */
export function Stepper({ label, value, onChange, min = 0, max = Infinity, disabled, onBeyond }: StepperProps) {
  const { t } = useLingui();
  const isFull = value >= max;
  return (
    <fieldset className={classNames('stepper', value > min && 'is-on')}>
      <legend className="vh">{label}</legend>
      <button
        type="button"
        aria-label={t`Fewer`}
        disabled={disabled || value <= min}
        onClick={() => onChange(Math.max(min, value - 1))}
      >
        <Icon of={minus} />
      </button>
      <output>{value}</output>
      <button
        type="button"
        aria-label={t`More`}
        disabled={disabled || (isFull && !onBeyond)}
        aria-disabled={isFull || undefined}
        onClick={() => (isFull ? onBeyond?.() : onChange(value + 1))}
      >
        <Icon of={plus} />
      </button>
    </fieldset>
  );
}
