import { Plural, Trans } from '@lingui/react/macro';
import { isUnused, leftOf, mayAddPeople } from '../../../machines/membershipPurchase/cardUse.ts';
import { useConfig } from '../../actors/portalContext.tsx';
import { TextLink } from '../../components/buttons/TextLink.tsx';
import { LocalText } from '../../components/text/LocalText.tsx';
import { MoneyInText } from '../../components/text/MoneyInText.tsx';
import { BallCount } from '../../components/signs/BallCount.tsx';
import type { MembershipUse, UsedBenefit } from '../../contract/additions/membershipUse.ts';
import { formatDate } from '../../i18n/dates.ts';
import { useLocale } from '../../i18n/useLocale.ts';

/** More of them are read faster in figures. */
const mostPips = 24;

/** What of a card is used, what is left and until when, and who it is for (Q7.7.m). */
export function CardUse({ use, isOver }: { use: MembershipUse; isOver: boolean }) {
  return (
    <div className="muse">
      <section>
        <h3>
          <Trans>Used so far</Trans>
        </h3>
        <ul>
          {use.benefits.map((benefit) => (
            <li key={benefit.name}>
              <b>
                <LocalText of={benefit} />
              </b>
              <Used benefit={benefit} />
            </li>
          ))}
        </ul>
        {isUnused(use) ? (
          <p className="fine">
            {isOver ? (
              <Trans>Nothing of it was used.</Trans>
            ) : (
              <Trans>Nothing used yet. Enter the card in your cart, and you pay less.</Trans>
            )}
          </p>
        ) : null}
      </section>
      {use.people ? <People of={use.people} isOver={isOver} /> : null}
    </div>
  );
}

function Used({ benefit }: { benefit: UsedBenefit }) {
  const locale = useLocale();
  const config = useConfig();
  const { used, allowed, saved } = benefit;
  const left = leftOf(benefit);
  const until = benefit.until ? formatDate(benefit.until, locale) : null;
  const sum = <MoneyInText amount={saved ?? 0} currency={config.venue.currency} />;
  return (
    <>
      {allowed !== null && allowed <= mostPips ? <BallCount of={allowed} filled={Math.min(used, allowed)} /> : null}
      {allowed === null ? null : (
        <p>
          <Trans>
            {used} of {allowed} used
          </Trans>
        </p>
      )}
      {allowed === null && used > 0 ? (
        <p>
          <Plural value={used} one="Used once" other="Used # times" />
        </p>
      ) : null}
      {left === null ? null : (
        <p>
          {until === null ? (
            <Plural value={left} _0="Nothing left" one="# left" other="# left" />
          ) : (
            <Plural
              value={left}
              _0={`Nothing left until ${until}`}
              one={`# left until ${until}`}
              other={`# left until ${until}`}
            />
          )}
        </p>
      )}
      {saved !== null && saved > 0 ? (
        <p>
          <Trans>{sum} saved</Trans>
        </p>
      ) : null}
    </>
  );
}

function People({ of: people, isOver }: { of: NonNullable<MembershipUse['people']>; isOver: boolean }) {
  const { places, names } = people;
  const taken = names.length;
  return (
    <section>
      <h3>
        <Trans>Who it is for</Trans>
      </h3>
      <ul className="muse__people">
        {names.map((name, index) => (
          // Two of a family may have the same name.
          <li key={`${index} ${name}`}>
            <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
      {mayAddPeople(people, isOver) ? (
        <p className="fine">
          <Trans>
            {taken} of {places} places are taken.
          </Trans>{' '}
          <TextLink to="/profile/family">
            <Trans>Add somebody to your family</Trans>
          </TextLink>
        </p>
      ) : null}
    </section>
  );
}
