import type { ReactNode } from 'react';
import { formatShortMonth } from '../../../i18n/dates.ts';
import { useLocale } from '../../../i18n/useLocale.ts';
import { useVenueNow } from '../../../actors/useVenueNow.ts';
import { CountBlock, DateBlock } from '../../../components/dates/DateBlock.tsx';
import { Link, type LinkProps } from '../../../components/buttons/Link.tsx';
import { Picture } from '../../../components/pictures/Picture.tsx';
import { imageAddress } from '../../../components/pictures/imageAddress.ts';
import { useConfig } from '../../../actors/portalContext.tsx';
import './bookedRow.css';
import '../bookings.css';

export interface BookedRowProps {
  /** The day before the row, and what stands there without one. */
  date: string | ReactNode;
  image: string | null;
  art: ReactNode;
  /** Where everything about it stands. */
  link: Pick<LinkProps, 'to' | 'state' | 'preventScrollReset'>;
  title: ReactNode;
  facts: ReactNode;
  status: ReactNode;
  actions: ReactNode;
  /** Below the row, over its whole width. */
  children?: ReactNode;
}

/** One booking of a list, of any kind: when, what, where, how it stands, and what may be done with it. */
export function BookedRow({ date, image, art, link, title, facts, status, actions, children }: BookedRowProps) {
  const { image_base: base } = useConfig();
  return (
    <li className="bkrow">
      {typeof date === 'string' ? <BookedDay date={date} /> : <CountBlock>{date}</CountBlock>}
      <Picture src={imageAddress(image, base)} art={art} />
      <div className="bkrow__b">
        <h2 className="bkrow__h">
          <Link {...link}>{title}</Link>
        </h2>
        <p className="facts">{facts}</p>
      </div>
      <div className="bkrow__s">{status}</div>
      <div className="bkrow__a">{actions}</div>
      {children}
    </li>
  );
}

/** Among the bookings of many years the weekday tells none of them apart: where the year is over, it is said (Q9.3.c). */
function BookedDay({ date }: { date: string }) {
  const locale = useLocale();
  const year = date.slice(0, 4);
  const isOver = year < useVenueNow().slice(0, 4);
  return <DateBlock date={date} below={isOver ? `${formatShortMonth(date, locale)} ${year}` : undefined} />;
}
