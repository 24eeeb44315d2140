import { Plural, Trans } from '@lingui/react/macro';
import { ownerOf } from '../../../machines/session/owner.ts';
import { isCustomer } from '../../../machines/session/sessionRules.ts';
import { useUser } from '../../actors/portalContext.tsx';
import { openedTickets } from '../../adapters/nextVisit/openedTickets.ts';
import { LinkButton } from '../../components/buttons/Button.tsx';
import './openedTickets.css';

/** Without a network: the orders whose tickets were opened on this device, which can be shown all the same. */
export function OpenedTickets() {
  const user = useUser();
  const orders = isCustomer(user) ? openedTickets(ownerOf(user)) : [];
  if (orders.length === 0) return null;
  return (
    <section className="opened">
      <h2>
        <Trans>Tickets on this device</Trans>
      </h2>
      <p className="meta">
        <Trans>You have opened these before. They work at the gate without a network.</Trans>
      </p>
      <ul>
        {orders.map(({ order, tickets }) => (
          <li key={order.order_id}>
            <LinkButton variant="line" to={`/profile/view-tickets/${order.order_id}`}>
              {/* One sentence: a button sets its parts apart. */}
              <span>
                <Trans>
                  Order <bdi className="num">{order.order_id}</bdi>
                </Trans>{' '}
                · <Plural value={tickets.length} one="# ticket" other="# tickets" />
              </span>
            </LinkButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
