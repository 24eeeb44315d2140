import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { isTurned, presetDays, type RangeFilter as Filter } from '../../../machines/dates/dateRange.ts';
import { Chips } from './Chips.tsx';
import { DateField } from '../dates/DateField.tsx';
import { wholeDate } from '../dates/typedDate.ts';
import './rangeFilter.css';

export interface RangeFilterProps {
  value: Filter;
  /** `YYYY-MM-DD` at the venue. */
  today: string;
  onChange: (filter: Filter) => void;
}

/** Which days of a history are shown: all, the last 7, 30 or 90, or one's own (R9.3.7). */
export function RangeFilter({ value, today, onChange }: RangeFilterProps) {
  const { choice, own } = value;
  return (
    <div className="range">
      <Chips
        legend={<Trans>Days shown</Trans>}
        legendHidden
        scroll
        value={choice}
        onChange={(chosen) => onChange({ choice: chosen, own })}
        options={[
          { value: 'all', label: <Trans>All days</Trans> },
          ...presetDays.map((days) => ({
            value: `${days}` as const,
            label: <Plural value={days} one="Last # day" other="Last # days" />,
          })),
          { value: 'own', label: <Trans>Own dates</Trans> },
        ]}
      />
      {choice === 'own' ? <OwnDates value={value} today={today} onChange={onChange} /> : null}
    </div>
  );
}

/** A day that is still being typed stays in the field; a whole one, or none, is told. */
function OwnDates({ value: { choice, own }, today, onChange }: RangeFilterProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState({ from: own.from ?? '', to: own.to ?? '' });
  const type = (end: 'from' | 'to') => (text: string) => {
    setTyped({ ...typed, [end]: text });
    const day = wholeDate(text);
    if (day !== null || text === '') onChange({ choice, own: { ...own, [end]: day } });
  };
  return (
    <div className="range__own">
      <DateField label={t`From`} value={typed.from} today={today} max={today} onChange={type('from')} />
      <DateField
        label={t`Until`}
        value={typed.to}
        today={today}
        min={own.from ?? undefined}
        max={today}
        error={isTurned(own) ? <Trans>This day is before the first one</Trans> : null}
        onChange={type('to')}
      />
    </div>
  );
}
