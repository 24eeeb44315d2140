import { useId, type ReactNode } from 'react';
import type { IconShape } from '../../art/icons/iconShape.ts';
import type { ChoiceOption, ChoiceProps } from './choice.ts';
import { Icon } from '../pictures/Icon.tsx';
import { OptionCards } from './OptionCards.tsx';
import '../fields/field.css';

export interface RadioCard<Value extends string> extends ChoiceOption<Value> {
  icon?: IconShape | undefined;
  note?: ReactNode;
  /** At the inline end: a tag, a price. */
  end?: ReactNode;
  /** Opens below the card while it is chosen. */
  more?: ReactNode;
}

/** Options that need a line of explanation, one below the other: how to pay, which saved card. */
export function RadioCards<Value extends string>(props: ChoiceProps<Value, RadioCard<Value>>) {
  const { legend, legendHidden, options, value, onChange, disabled } = props;
  const name = useId();
  return (
    <fieldset className="field" disabled={disabled}>
      <legend className={legendHidden ? 'vh' : undefined}>{legend}</legend>
      <OptionCards>
        {options.map((option) => (
          <RadioCardRow
            key={option.value}
            name={name}
            option={option}
            checked={option.value === value}
            onChoose={() => onChange(option.value)}
          />
        ))}
      </OptionCards>
    </fieldset>
  );
}

interface RadioCardRowProps {
  name: string;
  option: RadioCard<string>;
  checked: boolean;
  onChoose: () => void;
}

function RadioCardRow({ name, option, checked, onChoose }: RadioCardRowProps) {
  return (
    <>
      <label>
        <input type="radio" name={name} checked={checked} disabled={option.disabled} onChange={onChoose} />
        {option.icon ? <Icon of={option.icon} /> : <span />}
        <span>
          <b>{option.label}</b>
          {option.note ? <small>{option.note}</small> : null}
        </span>
        {option.end}
      </label>
      {checked && option.more ? <div className="pay__more">{option.more}</div> : null}
    </>
  );
}
