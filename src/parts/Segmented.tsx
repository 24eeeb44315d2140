import { useId } from 'react';
import type { ChoiceProps } from './choice.ts';
import '../styles/parts/choice.css';
import '../styles/parts/field.css';

/** Two to four short words side by side, one of them chosen. */
export function Segmented<Value extends string>(props: ChoiceProps<Value>) {
  const { legend, legendHidden, options, value, onChange, disabled } = props;
  const name = useId();
  return (
    <fieldset className="field" disabled={disabled}>
      <legend className={legendHidden ? 'vh' : undefined}>{legend}</legend>
      <div className="seg">
        {options.map((option) => (
          <label key={option.value}>
            <input
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
    </fieldset>
  );
}
