import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { back } from '../../../art/icons/steps.ts';
import { listOwnerOf } from '../../../adapters/actors/listActors.ts';
import type { BookedDetails } from '../../../adapters/actors/account/bookedActors.ts';
import { localName } from '../../../i18n/localName.ts';
import { useLocale } from '../../../i18n/useLocale.ts';
import { LinkButton } from '../../../components/buttons/Button.tsx';
import { TextLink } from '../../../components/buttons/TextLink.tsx';
import { useUser } from '../../../actors/portalContext.tsx';
import { AccountPage } from '../../../shell/account/AccountPage.tsx';
import { SignedOut } from '../../../shell/account/SignedOut.tsx';
import { BookingLoaded } from './BookingLoaded.tsx';
import { MissingBooking } from './MissingBooking.tsx';
import { useBooking, type AskedResource } from './useBooking.ts';
import '../bookings.css';

type PagedKind = 'trainer' | 'academy';

interface BookingFrameProps<Kind extends PagedKind> {
  kind: Kind;
  /** The list that it stands in: its name and its address. */
  list: { title: string; to: string };
  children: (booked: BookedDetails<Kind>, asked: AskedResource<Kind>) => ReactNode;
}

/** A page of one booking, below the way back to its list. Nothing of it outlives the login. */
export function BookingFrame<Kind extends PagedKind>(props: BookingFrameProps<Kind>) {
  const { id = '' } = useParams();
  const owner = listOwnerOf(useUser());
  if (owner === null)
    return (
      <AccountPage title={props.list.title}>
        <SignedOut />
      </AccountPage>
    );
  return <Framed key={`${owner} ${id}`} id={id} {...props} />;
}

function Framed<Kind extends PagedKind>({ id, kind, list, children }: BookingFrameProps<Kind> & { id: string }) {
  const locale = useLocale();
  const asked = useBooking(kind, id);
  const { booked } = asked;
  const toList = (
    <LinkButton variant="line" to={list.to}>
      <Trans>See all of them</Trans>
    </LinkButton>
  );
  return (
    <AccountPage title={booked ? localName(booked.booking, locale) : list.title}>
      <TextLink tone="quiet" icon={back} to={list.to}>
        {list.title}
      </TextLink>
      <BookingLoaded asked={asked} missing={<MissingBooking action={toList} />}>
        {(found) => children(found, asked)}
      </BookingLoaded>
    </AccountPage>
  );
}
