import { useLayoutEffect, useRef, useState } from 'react';
import { emiratesIdLength } from '../../../machines/person/emiratesId.ts';
import { useComposed } from '../text/composed.ts';
import { Field } from './Field.tsx';
import { dashed, emiratesIdDigits } from './idNumber.ts';
import type { TextFieldProps } from './TextField.tsx';

export interface EmiratesIdFieldProps extends Pick<
  TextFieldProps,
  'label' | 'labelHidden' | 'hint' | 'error' | 'optional' | 'className' | 'id' | 'disabled'
> {
  /** Digits alone. */
  value: string;
  onChange: (digits: string) => void;
}

/** Where the cursor stands behind so many digits. */
function caretBehind(digits: number, text: string): number {
  let index = 0;
  for (let passed = 0; passed < digits && index < text.length; index += 1) if (text[index] !== '-') passed += 1;
  return index;
}

/** Fifteen digits, shown with their dashes while they are typed (R5.3.7, Q5.3.a). */
export function EmiratesIdField({ value, onChange, disabled, ...text }: EmiratesIdFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [cursor, setCursor] = useState({ digitsBefore: 0 });
  const shown = dashed(value);

  // A dash that comes or goes may not push the cursor away from the digit it stood behind.
  useLayoutEffect(() => {
    const caret = caretBehind(cursor.digitsBefore, input.current?.value ?? '');
    if (document.activeElement === input.current) input.current?.setSelectionRange(caret, caret);
  }, [cursor]);

  const [composed = shown, heard] = useComposed((target) => {
    const before = target.value.slice(0, target.selectionStart ?? target.value.length);
    setCursor({ digitsBefore: emiratesIdDigits(before).length });
    // A digit too many, typed in the middle, may not push out the last one.
    const isFull = value.length === emiratesIdLength && target.value.length > shown.length;
    if (!isFull) onChange(emiratesIdDigits(target.value));
  });

  return (
    <Field {...text}>
      {(control) => (
        <input
          {...control}
          ref={input}
          className="input num"
          type="text"
          inputMode="numeric"
          dir="ltr"
          autoComplete="off"
          placeholder="784-"
          value={composed}
          disabled={disabled}
          {...heard}
        />
      )}
    </Field>
  );
}
