import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { Fragment, useRef, useState, type ClipboardEvent, type KeyboardEvent, type PointerEvent } from 'react';
import type { GroupControl } from '../fields/FieldGroup.tsx';
import {
  datePlaces,
  endsApart,
  isPlaceFull,
  padded,
  pastedDate,
  placeLengths,
  placesOf,
  typedDigits,
  writtenDate,
  type DatePlace,
} from './typedDate.ts';

export interface DatePlacesProps {
  /** As `writtenDate` gives it: `YYYY-MM-DD`, empty, or what was typed so far. */
  value: string;
  onChange: (value: string) => void;
  /** The browser may fill in the customer's own. */
  birthday?: boolean | undefined;
}

const names = { day: msg`Day`, month: msg`Month`, year: msg`Year` };
const examples = {
  day: msg({ message: 'DD', comment: 'Place of the day in an empty date' }),
  month: msg({ message: 'MM', comment: 'Place of the month in an empty date' }),
  year: msg({ message: 'YYYY', comment: 'Place of the year in an empty date' }),
};

/** Day, month and year in one frame; the cursor moves on by itself where nothing else can follow. */
export function DatePlaces({ value, onChange, birthday, control }: DatePlacesProps & { control: GroupControl }) {
  const { i18n } = useLingui();
  const [typed, setTyped] = useState(() => placesOf(value));
  // What was typed stays as it was typed (3, not 03) until another value is given from outside.
  const shown = writtenDate(typed) === value ? typed : placesOf(value);
  const inputs = useRef<Partial<Record<DatePlace, HTMLInputElement | null>>>({});

  const moveFrom = (place: DatePlace, step: 1 | -1): boolean => {
    const other = inputs.current[datePlaces[datePlaces.indexOf(place) + step] ?? place];
    other?.focus();
    // What is ahead is written over; what lies behind is corrected from its end.
    other?.setSelectionRange(step > 0 ? 0 : other.value.length, other.value.length);
    return other !== inputs.current[place];
  };
  const put = (next: typeof typed): void => {
    setTyped(next);
    onChange(writtenDate(next));
  };
  const type = (place: DatePlace, text: string): void => {
    const digits = typedDigits(place, text);
    put({ ...shown, [place]: digits });
    const isGrown = digits.length > shown[place].length;
    // A separator means: that was all of it.
    const isSeparated = digits !== '' && endsApart(text);
    if ((isGrown && isPlaceFull(place, digits)) || isSeparated) moveFrom(place, 1);
  };
  const press = (place: DatePlace, event: KeyboardEvent<HTMLInputElement>): void => {
    const { selectionStart, selectionEnd, value: text } = event.currentTarget;
    const isAtStart = selectionStart === 0 && selectionEnd === 0;
    const isAtEnd = selectionStart === text.length;
    const isBack = (event.key === 'Backspace' && text === '') || (event.key === 'ArrowLeft' && isAtStart);
    const isOn = event.key === 'ArrowRight' && isAtEnd;
    if (isBack && moveFrom(place, -1)) event.preventDefault();
    else if (isOn && moveFrom(place, 1)) event.preventDefault();
  };
  const paste = (event: ClipboardEvent): void => {
    const date = pastedDate(event.clipboardData.getData('text'));
    if (date === null) return;
    event.preventDefault();
    put(date);
  };

  /** The frame beside the places is theirs as well. */
  const pressFrame = (event: PointerEvent): void => {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    inputs.current[datePlaces.find((place) => shown[place] === '') ?? 'day']?.focus();
  };

  return (
    <div className="input dateplaces" onPointerDown={pressFrame}>
      {datePlaces.map((place) => (
        <Fragment key={place}>
          {place === 'day' ? null : <span aria-hidden>-</span>}
          <input
            ref={(input) => {
              inputs.current[place] = input;
            }}
            {...control}
            data-place={place}
            type="text"
            inputMode="numeric"
            autoComplete={birthday ? `bday-${place}` : 'off'}
            aria-label={i18n._(names[place])}
            placeholder={i18n._(examples[place])}
            // One more than fits, so that a separator is heard.
            maxLength={placeLengths[place] + 1}
            value={shown[place]}
            // Both, as heardBy says, which may not be handed what reads a ref.
            onInput={({ currentTarget }) => type(place, currentTarget.value)}
            onChange={({ currentTarget, nativeEvent }) => {
              if (nativeEvent.type !== 'input') type(place, currentTarget.value);
            }}
            onKeyDown={(event) => press(place, event)}
            onBlur={() => setTyped((last) => ({ ...last, [place]: padded(place, last[place]) }))}
            onPaste={paste}
          />
        </Fragment>
      ))}
    </div>
  );
}
