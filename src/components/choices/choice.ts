import type { ReactNode } from 'react';

export interface ChoiceOption<Value extends string> {
  value: Value;
  label: ReactNode;
  disabled?: boolean | undefined;
}

/** The props that all groups of radio buttons have in common. */
export interface ChoiceProps<Value extends string, Option extends ChoiceOption<Value> = ChoiceOption<Value>> {
  legend: ReactNode;
  legendHidden?: boolean | undefined;
  options: readonly Option[];
  value: Value | null;
  onChange: (value: Value) => void;
  disabled?: boolean | undefined;
}
