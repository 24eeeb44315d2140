import { Trans, useLingui } from '@lingui/react/macro';
import { isPageOpen } from '../../../machines/site/sections.ts';
import { LinkButton } from '../../components/buttons/Button.tsx';
import { EmptyState } from '../../components/signs/EmptyState.tsx';
import { useConfig } from '../../actors/portalContext.tsx';
import { BookingList } from './BookingList.tsx';
import { ShopOrderRow } from './rows/ShopOrderRow.tsx';

/** /profile/retail (R1.5.1, R2.3.14): what was bought in the shops, where it goes and how it stands. */
export function Component() {
  const { t } = useLingui();
  const config = useConfig();
  // Either of the two is enough for this page to be there.
  const shop = isPageOpen(config, '/outlets') ? '/outlets' : '/retail';
  return (
    <BookingList
      list="retailBookings"
      kind="retail"
      title={t`Shop orders`}
      renderEmpty={({ filter }) => (
        <EmptyState
          sport="badminton"
          title={
            filter.choice === 'all' ? <Trans>Nothing bought yet</Trans> : <Trans>Nothing bought on these days</Trans>
          }
          action={
            <LinkButton variant="cta" to={shop}>
              <Trans>Go to the shop</Trans>
            </LinkButton>
          }
        >
          <Trans>What you buy in a shop stands here, and where it goes.</Trans>
        </EmptyState>
      )}
      renderRow={(booking, onChanged) => <ShopOrderRow key={booking.id} booking={booking} onChanged={onChanged} />}
    />
  );
}
