import { Trans } from '@lingui/react/macro';
import { arrow } from '../../art/icons/signs.ts';
import { Icon } from '../../components/Icon.tsx';
import { TimeText } from '../../components/TimeText.tsx';
import { formatDay } from '../../i18n/dates.ts';
import { useLocale } from '../../i18n/useLocale.ts';

interface Time {
  date: string;
  time: string;
}

/** Two times that change places; the new one is empty until it is chosen. */
export function Swap({ from, to }: { from: Time; to: Time | null }) {
  const locale = useLocale();
  return (
    <div className="swap" data-chosen={to !== null || undefined}>
      <div>
        <span>
          <Trans>Now</Trans>
        </span>
        <b className="num">
          <TimeText time={from.time} />
        </b>
        <span>{formatDay(from.date, locale)}</span>
      </div>
      <Icon of={arrow} />
      <div className="is-new">
        <span>
          <Trans>Then</Trans>
        </span>
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
          </>
        )}
      </div>
    </div>
  );
}
