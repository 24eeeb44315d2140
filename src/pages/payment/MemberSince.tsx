import { Trans } from '@lingui/react/macro';
import { hasBegun, type BoughtMembership } from '../../../machines/membershipPurchase/boughtMembership.ts';
import { sportOf } from '../../art/sport.ts';
import { useVenueNow } from '../../actors/useVenueNow.ts';
import { LinkButton } from '../../components/buttons/Button.tsx';
import { CourtArt } from '../../components/pictures/CourtArt.tsx';
import { LocalText } from '../../components/text/LocalText.tsx';
import { formatDate } from '../../i18n/dates.ts';
import { useLocale } from '../../i18n/useLocale.ts';

/** A membership that is paid: since when, or from when, the customer is a member, on a court at dawn (Q3.6.d). */
export function MemberSince({ bought }: { bought: BoughtMembership }) {
  const locale = useLocale();
  const today = useVenueNow().slice(0, 10);
  const { start_date: start, end_date: end, card_number: number } = bought.membership;
  const isRunning = hasBegun(bought.membership, today);
  const last = formatDate(end, locale);
  return (
    <section className="since" aria-labelledby="since">
      <div className="since__art" aria-hidden>
        <CourtArt
          sport={sportOf(bought.membership.sport, bought.name, bought.ar_name)}
          seed={`since ${number}`}
          shot="hero"
          light="dawn"
          width={1280}
          height={520}
        />
      </div>
      <div className="since__b">
        <h2 id="since">
          <span>{isRunning ? <Trans>You are a member since</Trans> : <Trans>You are a member from</Trans>}</span>{' '}
          <b>{start === today ? <Trans>today</Trans> : formatDate(start, locale)}</b>
        </h2>
        <p>
          {isRunning ? (
            <Trans>Your hours and your prices are there at once, until {last}.</Trans>
          ) : (
            <Trans>Your hours and your prices are there from that day on, until {last}.</Trans>
          )}
        </p>
      </div>
      <dl className="since__c">
        <div>
          <dt>
            <Trans>Membership</Trans>
          </dt>
          <dd>
            <LocalText of={bought} />
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Card number</Trans>
          </dt>
          <dd>
            <bdi className="num ltr">{number}</bdi>
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Until</Trans>
          </dt>
          <dd>{last}</dd>
        </div>
      </dl>
    </section>
  );
}

/** What a new member may want next. */
export const MemberActions = () => (
  <div className="acts">
    <LinkButton variant="cta" to="/?service=all">
      <Trans>Book a facility at your price</Trans>
    </LinkButton>
    <LinkButton variant="line" to="/profile/memberships-bookings">
      <Trans>See your card</Trans>
    </LinkButton>
  </div>
);
