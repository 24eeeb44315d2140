import { Plural, Trans } from '@lingui/react/macro';
import { memo, useId, type ReactNode } from 'react';
import { ShowMore } from '../buttons/ShowMore.tsx';
import { SlotGrid } from './SlotGrid.tsx';
import '../fields/field.css';

export interface SlotTile {
  key: string;
  /** `<TimeText time="20:00:00" />`, or plain text. */
  timeText: ReactNode;
  /** All of it as a person would say it; without it, what is written. */
  name?: string;
  priceText?: ReactNode;
  /** Places or courts left at that time. */
  left?: number | undefined;
  state: 'free' | 'low' | 'full';
  /** The colours of the sky from the start to the end of the slot; see `skyAt`. */
  sky?: { from: string; to: string } | undefined;
}

export interface SlotTilesProps {
  legend: ReactNode;
  slots: readonly SlotTile[];
  value: string | null;
  onChange: (key: string) => void;
  /** The slots that are not shown yet. */
  more?: { count: number; onMore: () => void } | undefined;
  /** Opposite the legend: a filter, a link. */
  aside?: ReactNode;
  /** Above the tiles: what holds of all of them. */
  lead?: ReactNode;
  /** Below the tiles: what the colours mean. */
  children?: ReactNode;
  disabled?: boolean | undefined;
}

/** The times that can be booked, one of them chosen; the top edge of each is the sky at that hour. */
export function SlotTiles({ legend, slots, value, onChange, more, aside, lead, children, disabled }: SlotTilesProps) {
  const name = useId();
  const legendId = useId();
  return (
    // A filter beside its legend is no part of what it is called.
    <fieldset className="field" disabled={disabled} aria-labelledby={legendId}>
      <legend className="row row--apart">
        <h3 id={legendId}>{legend}</h3>
        {aside}
      </legend>
      {lead ? <p className="fine">{lead}</p> : null}
      <SlotGrid>
        {slots.map((slot) => (
          <Tile key={slot.key} {...{ slot, name, onChange }} isChosen={slot.key === value} />
        ))}
        {more ? <ShowMore look="tile" {...more} /> : null}
      </SlotGrid>
      {children}
    </fieldset>
  );
}

interface TileProps {
  slot: SlotTile;
  name: string;
  isChosen: boolean;
  onChange: (key: string) => void;
}

/** A press draws the two tiles anew that it changes, not a whole day. */
const Tile = memo(function Tile({ slot, name, isChosen, onChange }: TileProps) {
  return (
    <label style={slot.sky ? { '--from': slot.sky.from, '--to': slot.sky.to } : undefined}>
      <input
        type="radio"
        name={name}
        value={slot.key}
        checked={isChosen}
        disabled={slot.state === 'full'}
        aria-label={slot.name}
        onChange={() => onChange(slot.key)}
      />
      <span className="t">{slot.timeText}</span>
      <SlotDetail slot={slot} />
    </label>
  );
});

function SlotDetail({ slot: { state, priceText, left } }: { slot: SlotTile }) {
  if (state === 'full')
    return (
      <span className="p">
        <Trans>Full</Trans>
      </span>
    );
  if (priceText === undefined && left === undefined) return null;
  return (
    <span className="p">
      <span>{priceText}</span>
      {left === undefined ? null : (
        <span className={state === 'low' ? 'low' : undefined}>
          <Plural value={left} one="# left" other="# left" />
        </span>
      )}
    </span>
  );
}
