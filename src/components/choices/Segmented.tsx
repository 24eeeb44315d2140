import { useId, type ReactNode } from 'react';
import type { ChoiceProps } from './choice.ts';
import { FieldGroup } from '../fields/FieldGroup.tsx';
import './choice.css';

export interface SegmentedProps<Value extends string> extends ChoiceProps<Value> {
  hint?: ReactNode;
  /** Why a choice is needed, or why this one was refused. */
  error?: ReactNode;
  optional?: boolean | undefined;
}

/** Two to four short words side by side, one of them chosen. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { legend, legendHidden, options, value, onChange, disabled, hint, error, optional } = props;
  const name = useId();
  return (
    <FieldGroup label={legend} labelHidden={legendHidden} {...{ disabled, hint, error, optional }}>
      {(control) => (
        <div className="seg" data-invalid={error ? '' : undefined}>
          {options.map((option) => (
            <label key={option.value}>
              <input
                {...control}
                type="radio"
                name={name}
                checked={option.value === value}
                disabled={option.disabled}
                onChange={() => onChange(option.value)}
              />
              {option.label}
            </label>
          ))}
        </div>
      )}
    </FieldGroup>
  );
}
