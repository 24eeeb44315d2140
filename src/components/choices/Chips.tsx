import { useId } from 'react';
import type { ChoiceProps } from './choice.ts';
import { classNames } from '../classNames.ts';
import './choice.css';
import '../fields/field.css';

export interface ChipsProps<Value extends string> extends ChoiceProps<Value> {
  /** One row that moves sideways instead of wrapping. */
  scroll?: boolean | undefined;
}

/** Any number of short words, one of them chosen: filters and kinds. */
export function Chips<Value extends string>(props: ChipsProps<Value>) {
  const { legend, legendHidden, options, value, onChange, disabled, scroll } = props;
  const name = useId();
  return (
    <fieldset className="field" disabled={disabled}>
      <legend className={legendHidden ? 'vh' : undefined}>{legend}</legend>
      <div className={classNames('chips', scroll && 'chips--scroll')}>
        {options.map((option) => (
          <label key={option.value} className="chip">
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
