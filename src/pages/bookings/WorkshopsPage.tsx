import { Trans, useLingui } from '@lingui/react/macro';
import type { ListContext } from '../../../machines/list/listContext.ts';
import { LinkButton } from '../../components/buttons/Button.tsx';
import { EmptyState } from '../../components/signs/EmptyState.tsx';
import { BookingList } from './BookingList.tsx';
import { WorkshopRow } from './rows/WorkshopRow.tsx';

/** /profile/academy-bookings (R2.3.11, R3.2.5): the workshops that were bought. */
export function Component() {
  const { t } = useLingui();
  return (
    <BookingList
      list="workshops"
      kind="academy"
      title={t`Workshops`}
      renderEmpty={(context) => (
        <EmptyState
          sport="basketball"
          title={<Title context={context} />}
          action={
            <LinkButton variant="cta" to="/academies">
              <Trans>See what is on</Trans>
            </LinkButton>
          }
        >
          <Trans>A workshop that you book stands here, with its dates and who takes part.</Trans>
        </EmptyState>
      )}
      renderRow={(booking, onChanged) => <WorkshopRow key={booking.id} booking={booking} onChanged={onChanged} />}
    />
  );
}

function Title({ context: { period, filter } }: { context: ListContext }) {
  if (period === 'upcoming') return <Trans>No workshop is booked</Trans>;
  return filter.choice === 'all' ? <Trans>No workshop has ended yet</Trans> : <Trans>No workshop on these days</Trans>;
}
