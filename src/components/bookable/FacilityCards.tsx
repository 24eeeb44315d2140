import { useId, type ReactNode } from 'react';
import { ShowMore } from '../buttons/ShowMore.tsx';
import { useLongList } from '../useLongList.ts';
import './facilities.css';
import '../choices/choice.css';
import '../fields/field.css';

export interface FacilityCard {
  key: string;
  name: ReactNode;
  note?: ReactNode;
  /** A `<Picture>`; without one for any facility, the names stand as plain buttons. */
  picture?: ReactNode;
  disabled?: boolean | undefined;
}

export interface FacilityCardsProps {
  legend: ReactNode;
  facilities: readonly FacilityCard[];
  value: string | null;
  onChange: (key: string) => void;
  disabled?: boolean | undefined;
}

/** The courts that are free, one of them chosen; of many the first. */
export function FacilityCards({ legend, facilities, value, onChange, disabled }: FacilityCardsProps) {
  const name = useId();
  const { shown, hidden, list, showMore } = useLongList(facilities, ({ key }) => key === value);
  const isPictured = facilities.some(({ picture }) => picture !== undefined);
  return (
    <fieldset className="field" disabled={disabled}>
      <legend>
        <h3>{legend}</h3>
      </legend>
      <div ref={list} className={isPictured ? 'courts' : 'chips'}>
        {shown.map((facility) => (
          <label key={facility.key} className={isPictured ? undefined : 'chip'}>
            <input
              type="radio"
              name={name}
              checked={facility.key === value}
              disabled={facility.disabled}
              onChange={() => onChange(facility.key)}
            />
            {facility.picture}
            <span className="n">{facility.name}</span>
            {facility.note ? <span className="fine">{facility.note}</span> : null}
          </label>
        ))}
      </div>
      <ShowMore look="line" count={hidden} onMore={showMore} />
    </fieldset>
  );
}
