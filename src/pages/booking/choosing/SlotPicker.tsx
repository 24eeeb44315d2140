import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useCallback, useDeferredValue, useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { ChoosingRef } from '../../../../machines/booking/choosing/choosingMachine.ts';
import * as read from '../../../../machines/booking/choosing/choosingSelectors.ts';
import type { ShownPrice, SlotCell } from '../../../../machines/booking/choosing/choosingSelectors.ts';
import type { TimeRangeId } from '../../../../machines/slots/slots.ts';
import { down } from '../../../art/icons/signs.ts';
import { skyOf } from '../../../art/light.ts';
import { sportOf } from '../../../art/sport.ts';
import type { Locale } from '../../../i18n/languages.ts';
import { useLocale } from '../../../i18n/useLocale.ts';
import { MoneyInText } from '../../../components/text/MoneyInText.tsx';
import { Button } from '../../../components/buttons/Button.tsx';
import { EmptyState } from '../../../components/signs/EmptyState.tsx';
import { HeldStill } from '../../../components/HeldStill.tsx';
import { Icon } from '../../../components/pictures/Icon.tsx';
import { NextDayMark } from '../../../components/dates/NextDayMark.tsx';
import { SlotTiles, type SlotTile } from '../../../components/dates/SlotTiles.tsx';
import { AwaitedSlots } from '../../../components/dates/AwaitedSlots.tsx';
import { SkyKey } from '../../../components/dates/SkyKey.tsx';
import { TimeText } from '../../../components/dates/TimeText.tsx';
import { ranges } from '../bookingWords.ts';
import { LoadFailure } from '../ProblemNote.tsx';
import { slotName, spokenPrice } from './slotName.ts';

/**
 * The times of the day: loading, failed, none, or there to choose from (R2.11.8). The press on another day is answered
 * first; the times of the former one go with the next frame.
 */
export function SlotPicker({ choosing }: { choosing: ChoosingRef }) {
  const areAwaited = useSelector(choosing, read.areTimesAwaited);
  const isSearching = useSelector(choosing, (snapshot) => read.awaited(snapshot) === 'day');
  const hasFailed = useSelector(choosing, read.hasFailed);
  const isAny = useSelector(choosing, (snapshot) => read.timeSlots(snapshot).length > 0);
  const wereThere = useDeferredValue(isAny && !areAwaited);
  const grid = useSlotGrid(choosing);
  const awaited = hasFailed ? <LoadFailure choosing={choosing} /> : <AwaitedSlots />;
  const free = isAny ? grid : <NoSlot choosing={choosing} isSearching={isSearching} />;
  return <HeldStill isHeld={areAwaited && wereThere && !hasFailed}>{areAwaited ? awaited : free}</HeldStill>;
}

/** R2.11.13, with the nearest way on. */
function NoSlot({ choosing, isSearching }: { choosing: ChoosingRef; isSearching: boolean }) {
  const mayFindDay = useSelector(choosing, read.mayFindDay);
  const service = useSelector(choosing, read.service);
  return (
    <EmptyState
      sport={sportOf(service?.name, service?.ar_name)}
      title={<Trans>No slot available</Trans>}
      action={
        mayFindDay || isSearching ? (
          <Button variant="line" busy={isSearching} onClick={() => choosing.send({ type: 'freeDay.find' })}>
            <Trans>Find the next free day</Trans>
          </Button>
        ) : null
      }
    >
      <Trans>Try another day, a shorter time or fewer filters.</Trans>
    </EmptyState>
  );
}

const keyOf = ({ date, start_time }: { date: string; start_time: string }): string => `${date} ${start_time}`;

function useSlotGrid(choosing: ChoosingRef) {
  const slot = useSelector(choosing, read.selectedTimeSlot);
  const amount = useSelector(choosing, read.slotPrice);
  const { venue } = useSelector(choosing, read.config);
  const locale = useLocale();
  const { currency } = venue;
  const ofDay = useSelector(choosing, read.priceOfDay, (one, other) => JSON.stringify(one) === JSON.stringify(other));
  const duration = useSelector(choosing, read.duration);
  const cells = useSelector(choosing, read.cells, (one, other) => JSON.stringify(one) === JSON.stringify(other));
  const hidden = useSelector(choosing, read.hiddenCells);
  const { grid, showMore } = useMoreSlots(choosing);
  const choose = useCallback(
    (key: string) => {
      const [date = '', startTime = ''] = key.split(' ');
      choosing.send({ type: 'slot.choose', date, startTime });
    },
    [choosing],
  );
  const chosen = slot === null ? null : keyOf(slot);
  const tiles = useMemo(
    () => cells.map((cell) => tileOf(cell, cell.price, currency, locale)),
    [cells, currency, locale],
  );
  const chosenAt = amount === null ? -1 : cells.findIndex((cell) => keyOf(cell) === chosen);
  const chosenCell = cells[chosenAt];
  return (
    <div ref={grid}>
      <SlotTiles
        legend={<Trans>Start time</Trans>}
        lead={
          ofDay === null ? null : (
            <Trans>
              <PriceWords of={ofDay} currency={currency} /> for {duration} min, VAT included
            </Trans>
          )
        }
        // The chosen one has the price of its court.
        slots={
          chosenCell && amount !== null
            ? tiles.with(chosenAt, tileOf(chosenCell, { amount, isFrom: false }, currency, locale))
            : tiles
        }
        value={chosen}
        onChange={choose}
        more={{ count: hidden, onMore: showMore }}
        aside={<RangeFilter choosing={choosing} />}
      >
        <SkyKey drawnOnly>
          <li>
            <i style={{ background: 'var(--day)' }} />
            <Trans>Daylight</Trans>
          </li>
          <li>
            <i style={{ background: 'var(--dusk)' }} />
            <Trans>Sunset</Trans>
          </li>
          <li>
            <i style={{ background: 'var(--dark-sky)' }} />
            <Trans>After dark</Trans>
          </li>
        </SkyKey>
      </SlotTiles>
    </div>
  );
}

function PriceWords({ of: { amount, isFrom }, currency }: { of: ShownPrice; currency: string | null }) {
  const money = <MoneyInText amount={amount} currency={currency} />;
  return isFrom ? <Trans>from {money}</Trans> : money;
}

/** Up to so many that are left are told with emphasis. */
const few = { courts: 1, places: 5 };

function tileOf(cell: SlotCell, price: ShownPrice | null, currency: string | null, locale: Locale): SlotTile {
  const { start_time, nextDay, left, isFull, isShared } = cell;
  const isLow = left !== null && left <= (isShared ? few.places : few.courts);
  return {
    key: keyOf(cell),
    name: slotName(cell, price && spokenPrice(price, currency, locale), locale),
    timeText: (
      <>
        <TimeText time={start_time} />
        {nextDay ? <NextDayMark /> : null}
      </>
    ),
    state: isFull ? 'full' : isLow ? 'low' : 'free',
    sky: skyOf(cell),
    ...(price === null ? {} : { priceText: <PriceWords of={price} currency={currency} /> }),
    ...(left === null || isFull ? {} : { left }),
  };
}

/** The day in blocks of three hours, where the operator wants the filter (R2.11.12). */
function RangeFilter({ choosing }: { choosing: ChoosingRef }) {
  const { t, i18n } = useLingui();
  const { show_time_range_filter: isShown } = useSelector(choosing, read.config);
  const options = useSelector(choosing, read.timeRanges, (one, other) => one.join() === other.join());
  const range = useSelector(choosing, read.selectedTimeRange);
  if (!isShown) return null;
  return (
    <span className="bk__range">
      {/* What is chosen is drawn below the list, so that the sign stands beside it in every browser. */}
      <span aria-hidden>{i18n._(ranges[range])}</span>
      <Icon of={down} />
      <select
        aria-label={t`Part of the day`}
        value={range}
        // The options are the only values there are, so what comes back is one of them.
        onChange={(event) => choosing.send({ type: 'range.choose', range: event.target.value as TimeRangeId })}
      >
        {options.map((id) => (
          <option key={id} value={id}>
            {i18n._(ranges[id])}
          </option>
        ))}
      </select>
    </span>
  );
}

/** After *show more* the focus is on the first of the new slots, not on a button that is gone (A05). */
function useMoreSlots(choosing: ChoosingRef) {
  const grid = useRef<HTMLDivElement>(null);
  const tiles = () => [...(grid.current?.querySelectorAll<HTMLInputElement>('.grid input') ?? [])];
  const showMore = () => {
    const before = tiles().length;
    flushSync(() => choosing.send({ type: 'slots.more' }));
    const first = tiles()
      .slice(before)
      .find(({ disabled }) => !disabled);
    first?.focus();
  };
  return { grid, showMore };
}
