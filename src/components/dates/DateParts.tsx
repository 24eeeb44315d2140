import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { Fragment, useRef, useState } from 'react';
import type { ClipboardEvent, ComponentProps, KeyboardEvent, PointerEvent } from 'react';
import type { GroupControl } from '../fields/FieldGroup.tsx';
import { useComposed } from '../text/composed.ts';
import {
  dateParts,
  endsApart,
  isPartFull,
  padded,
  pastedDate,
  partLengths,
  typedPartsOf,
  typedDigits,
  writtenDate,
  type DatePart,
} from './typedDate.ts';

export interface DatePartsProps {
  /** As `writtenDate` gives it: `YYYY-MM-DD`, empty, or what was typed so far. */
  value: string;
  onChange: (value: string) => void;
  /** The browser may fill in the customer's own. */
  birthday?: boolean | undefined;
}

const names = { day: msg`Day`, month: msg`Month`, year: msg`Year` };
const examples = {
  day: msg({ message: 'DD', comment: 'Part of the day in an empty date' }),
  month: msg({ message: 'MM', comment: 'Part of the month in an empty date' }),
  year: msg({ message: 'YYYY', comment: 'Part of the year in an empty date' }),
};

/** Day, month and year in one frame; the cursor moves on by itself where nothing else can follow. */
export function DateParts({ value, onChange, birthday, control }: DatePartsProps & { control: GroupControl }) {
  const { i18n } = useLingui();
  const [typed, setTyped] = useState(() => typedPartsOf(value));
  // What was typed stays as it was typed (3, not 03) until another value is given from outside.
  const shown = writtenDate(typed) === value ? typed : typedPartsOf(value);
  const inputs = useRef<Partial<Record<DatePart, HTMLInputElement | null>>>({});

  const moveFrom = (part: DatePart, step: 1 | -1): boolean => {
    const other = inputs.current[dateParts[dateParts.indexOf(part) + step] ?? part];
    other?.focus();
    // On the way on, the next part is selected and written over; on the way back, the cursor stands at the end.
    other?.setSelectionRange(step > 0 ? 0 : other.value.length, other.value.length);
    return other !== inputs.current[part];
  };
  const put = (next: typeof typed): void => {
    setTyped(next);
    onChange(writtenDate(next));
  };
  const type = (part: DatePart, text: string): void => {
    const digits = typedDigits(part, text);
    put({ ...shown, [part]: digits });
    const isGrown = digits.length > shown[part].length;
    // A separator means: that was all of it.
    const isSeparated = digits !== '' && endsApart(text);
    if ((isGrown && isPartFull(part, digits)) || isSeparated) moveFrom(part, 1);
  };
  const press = (part: DatePart, event: KeyboardEvent<HTMLInputElement>): void => {
    const { selectionStart, selectionEnd, value: text } = event.currentTarget;
    const isAtStart = selectionStart === 0 && selectionEnd === 0;
    const isAtEnd = selectionStart === text.length;
    const isBack = (event.key === 'Backspace' && text === '') || (event.key === 'ArrowLeft' && isAtStart);
    const isOn = event.key === 'ArrowRight' && isAtEnd;
    if (isBack && moveFrom(part, -1)) event.preventDefault();
    else if (isOn && moveFrom(part, 1)) event.preventDefault();
  };
  const paste = (event: ClipboardEvent): void => {
    const date = pastedDate(event.clipboardData.getData('text'));
    if (date === null) return;
    event.preventDefault();
    put(date);
  };

  /** A press on the frame beside the parts puts the cursor into the first empty one. */
  const pressFrame = (event: PointerEvent): void => {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    inputs.current[dateParts.find((part) => shown[part] === '') ?? 'day']?.focus();
  };

  return (
    <div className="input dateparts" onPointerDown={pressFrame}>
      {dateParts.map((part) => (
        <Fragment key={part}>
          {part === 'day' ? null : <span aria-hidden>-</span>}
          <PartInput
            ref={(input) => {
              inputs.current[part] = input;
            }}
            {...control}
            data-part={part}
            type="text"
            inputMode="numeric"
            autoComplete={birthday ? `bday-${part}` : 'off'}
            aria-label={i18n._(names[part])}
            placeholder={i18n._(examples[part])}
            // One more than fits, so that a separator is heard.
            maxLength={partLengths[part] + 1}
            value={shown[part]}
            onType={(text) => type(part, text)}
            onKeyDown={(event) => press(part, event)}
            onBlur={() => setTyped((last) => ({ ...last, [part]: padded(part, last[part]) }))}
            onPaste={paste}
          />
        </Fragment>
      ))}
    </div>
  );
}

interface PartInputProps extends ComponentProps<'input'> {
  value: string;
  onType: (text: string) => void;
}

function PartInput({ value, onType, ...rest }: PartInputProps) {
  const [composed = value, heard] = useComposed((field) => onType(field.value));
  return <input {...rest} value={composed} {...heard} />;
}
