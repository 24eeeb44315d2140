import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { arrow } from '../../art/icons/signs.ts';
import { Icon } from '../../components/pictures/Icon.tsx';
import { TimeText } from '../../components/dates/TimeText.tsx';
import { formatDay } from '../../i18n/dates.ts';
import { useLocale } from '../../i18n/useLocale.ts';

interface Time {
  date: string;
  time: string;
  /** Told where it is not the same: else nobody would see what has changed. */
  where?: ReactNode;
}

interface TimeSwapProps {
  from: Time;
  to: Time | null;
  /** The new time is the customer's: what was is not called what is now. */
  isDone?: boolean;
}

/** Two times that change places; the new one is empty until it is chosen. */
export function TimeSwap({ from, to, isDone = false }: TimeSwapProps) {
  const locale = useLocale();
  return (
    <div className="swap" data-chosen={to !== null || undefined}>
      <div>
        <span>{isDone ? <Trans>Before</Trans> : <Trans>Now</Trans>}</span>
        <b className="num">
          <TimeText time={from.time} />
        </b>
        <span>{formatDay(from.date, locale)}</span>
        {from.where ? <span>{from.where}</span> : null}
      </div>
      <Icon of={arrow} />
      <div className="is-new">
        <span>{isDone ? <Trans>Now</Trans> : <Trans>Then</Trans>}</span>
        {to === null ? (
          <span className="swap__none">
            <Trans>Choose a time below</Trans>
          </span>
        ) : (
          <>
            <b className="num">
              <TimeText time={to.time} />
            </b>
            <span>{formatDay(to.date, locale)}</span>
            {to.where ? <span>{to.where}</span> : null}
          </>
        )}
      </div>
    </div>
  );
}
