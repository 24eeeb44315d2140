import type { ChoiceOption } from './choice.ts';
import type { FieldText } from '../fields/Field.tsx';
import { FieldGroup } from '../fields/FieldGroup.tsx';
import './choice.css';

export interface CheckboxGroupProps<Value extends string> extends FieldText {
  options: readonly ChoiceOption<Value>[];
  value: readonly Value[];
  /** The ticked ones, in the order of the options. */
  onChange: (value: Value[]) => void;
  disabled?: boolean | undefined;
}

/** Any number of several. */
export function CheckboxGroup<Value extends string>(props: CheckboxGroupProps<Value>) {
  const { options, value, onChange, ...group } = props;
  const toggle = (toggled: Value): void => {
    const isOn = (one: Value): boolean => (one === toggled ? !value.includes(one) : value.includes(one));
    onChange(options.map((option) => option.value).filter(isOn));
  };
  return (
    <FieldGroup {...group}>
      {(control) => (
        <div className="checks">
          {options.map((option) => (
            <label key={option.value} className="check">
              <input
                {...control}
                type="checkbox"
                checked={value.includes(option.value)}
                disabled={option.disabled}
                onChange={() => toggle(option.value)}
              />
              <span>{option.label}</span>
            </label>
          ))}
        </div>
      )}
    </FieldGroup>
  );
}
