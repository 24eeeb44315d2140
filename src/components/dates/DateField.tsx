import { useLingui } from '@lingui/react/macro';
import { calendar as calendarIcon } from '../../art/icons/occasions.ts';
import { formatNumericDate } from '../../i18n/dates.ts';
import { DateParts, type DatePartsProps } from './DateParts.tsx';
import type { FieldText } from '../fields/Field.tsx';
import { FieldGroup, type GroupControl } from '../fields/FieldGroup.tsx';
import { IconButton } from '../buttons/IconButton.tsx';
import { MonthCalendar } from './MonthCalendar.tsx';
import { TextField } from '../fields/TextField.tsx';
import { wholeDate } from './typedDate.ts';
import { useDisclosure } from '../useDisclosure.ts';
import './dateField.css';

export interface DateFieldProps extends FieldText, DatePartsProps {
  /** `YYYY-MM-DD` at the venue. With it a calendar is offered: for days near today, not for birthdays. */
  today?: string | undefined;
  /** The first and the last day that the calendar offers; whether a typed day is right is judged elsewhere. */
  min?: string | undefined;
  max?: string | undefined;
  /** The value comes from the profile and may be seen, not changed. */
  locked?: boolean | undefined;
  disabled?: boolean | undefined;
}

/** A day, typed as DD-MM-YYYY in both languages (R9.3.6) or chosen from a calendar (R2.13.22). */
export function DateField(props: DateFieldProps) {
  const { value, onChange, birthday, today, min, max, locked = false, ...group } = props;
  if (locked) {
    const { disabled: _, ...text } = group;
    return <TextField {...text} locked ltr value={formatNumericDate(value)} />;
  }
  return (
    <FieldGroup {...group}>
      {(control) => (
        <DateInput {...{ value, onChange, birthday, today, min, max }} label={group.label} control={control} />
      )}
    </FieldGroup>
  );
}

interface DateInputProps extends DatePartsProps, Pick<DateFieldProps, 'today' | 'min' | 'max' | 'label'> {
  control: GroupControl;
}

function DateInput({ today, min, max, label, ...parts }: DateInputProps) {
  const { t } = useLingui();
  const { isOpen, close, around, opener, opened } = useDisclosure<HTMLDivElement, HTMLDivElement>();
  if (today === undefined) return <DateParts {...parts} />;
  const title = typeof label === 'string' ? label : t`Choose a day`;
  return (
    <div ref={around}>
      <div className="suffix">
        <DateParts {...parts} />
        <IconButton icon={calendarIcon} label={t`Choose from a calendar`} {...opener} />
      </div>
      <div {...opened} className="datecal">
        {isOpen ? (
          <MonthCalendar
            label={title}
            value={wholeDate(parts.value)}
            today={today}
            min={min}
            max={max}
            onChange={(date) => {
              parts.onChange(date);
              close();
            }}
          />
        ) : null}
      </div>
    </div>
  );
}
