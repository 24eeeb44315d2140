import { Trans, useLingui } from '@lingui/react/macro';
import type { ListContext } from '../../../machines/list/listContext.ts';
import { LinkButton } from '../../components/buttons/Button.tsx';
import { EmptyState } from '../../components/signs/EmptyState.tsx';
import { BookingList } from './BookingList.tsx';
import { TrainerRow } from './rows/TrainerRow.tsx';

/** /profile/trainer-sessions (R1.5.1, R2.3.9): packages of coaches, with what is left of each. */
export function Component() {
  const { t } = useLingui();
  return (
    <BookingList
      list="trainerBookings"
      kind="trainer"
      title={t`Coaching sessions`}
      renderEmpty={(context) => (
        <EmptyState
          sport="tennis"
          title={<Title context={context} />}
          action={
            <LinkButton variant="cta" to="/training">
              <Trans>Find a coach</Trans>
            </LinkButton>
          }
        >
          <Trans>Sessions with a coach stand here; those without a time are scheduled from here.</Trans>
        </EmptyState>
      )}
      renderRow={(booking, onChanged) => <TrainerRow key={booking.id} booking={booking} onChanged={onChanged} />}
    />
  );
}

function Title({ context: { period, filter } }: { context: ListContext }) {
  if (period === 'upcoming') return <Trans>No session is booked</Trans>;
  return filter.choice === 'all' ? <Trans>No package is used up yet</Trans> : <Trans>No package on these days</Trans>;
}
