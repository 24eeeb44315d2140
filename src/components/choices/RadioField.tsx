import { useId } from 'react';
import type { ChoiceOption } from './choice.ts';
import type { FieldText } from '../fields/Field.tsx';
import { FieldGroup } from '../fields/FieldGroup.tsx';
import './choice.css';

export interface RadioFieldProps<Value extends string> extends FieldText {
  options: readonly ChoiceOption<Value>[];
  /** Nothing is ticked beforehand. */
  value: Value | null;
  onChange: (value: Value) => void;
  disabled?: boolean | undefined;
}

/** One of several sentences, one below the other. */
export function RadioField<Value extends string>(props: RadioFieldProps<Value>) {
  const { options, value, onChange, ...group } = props;
  const name = useId();
  return (
    <FieldGroup {...group}>
      {(control) => (
        <div className="checks">
          {options.map((option) => (
            <label key={option.value} className="check">
              <input
                {...control}
                type="radio"
                name={name}
                checked={option.value === value}
                disabled={option.disabled}
                onChange={() => onChange(option.value)}
              />
              <span>{option.label}</span>
            </label>
          ))}
        </div>
      )}
    </FieldGroup>
  );
}
