import { Plural, Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { selectionNews, type SelectionNews } from '../../../machines/booking/choosing/selectionNews.ts';
import type { ChoosingRef } from '../../../machines/booking/choosing/choosingMachine.ts';
import * as read from '../../../machines/booking/choosing/choosingSelectors.ts';
import { facilityKind } from '../../art/facilityKind.ts';
import { LocalText } from '../../components/text/LocalText.tsx';
import { spokenMoney } from '../../i18n/spoken.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { FacilityCount } from '../../components/bookable/FacilityCount.tsx';

interface BookingStatusProps {
  choosing: ChoosingRef;
  /** What was told in step 1 is not told again in later steps. */
  isQuiet: boolean;
}

/**
 * Tells a screen reader what the last selection brought: how many times, or which facility was taken, for how much, out of
 * how many. It is there before there is anything to tell, as a region that comes with its words is not read.
 */
export function BookingStatus({ choosing, isQuiet }: BookingStatusProps) {
  const told = useSelector(choosing, selectionNews, (one, other) => JSON.stringify(one) === JSON.stringify(other));
  const news = isQuiet ? null : told;
  return (
    <output className="vh">
      {news?.kind === 'times' ? <Times times={news.count} /> : null}
      {news?.kind === 'facility' ? <Taken choosing={choosing} news={news} /> : null}
    </output>
  );
}

function Times({ times }: { times: number }) {
  return <Plural value={times} _0="No free times" one="# free time" other="# free times" />;
}

function Taken({ choosing, news }: { choosing: ChoosingRef; news: SelectionNews & { kind: 'facility' } }) {
  const locale = useLocale();
  const { venue } = useSelector(choosing, read.config);
  const service = useSelector(choosing, read.service);
  const name = <LocalText of={news.facility} />;
  const kind = facilityKind(service?.name, service?.ar_name);
  if (news.price === null) return <Trans>{name}. Tickets are chosen next</Trans>;
  const price = spokenMoney(news.price, venue.currency, locale);
  if (news.among === 1)
    return (
      <Trans>
        {name}, {price}; nothing else is free then
      </Trans>
    );
  return (
    <Trans>
      {name}, {price}; <FacilityCount kind={kind} count={news.among} /> to choose from
    </Trans>
  );
}
