import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import * as readCart from '../../../../machines/cart/cartSelectors.ts';
import {
  cancellingByKind,
  isBound,
  type Cancelling as CancellingOf,
} from '../../../../machines/checkout/cancelling.ts';
import { hasAddition } from '../../../../machines/site/additions.ts';
import { loadCancellationTerms } from '../../../adapters/actors/account/cancellationTerms.ts';
import { useCart, useConfig } from '../../../actors/portalContext.tsx';
import { useResource } from '../../../actors/useResource.ts';
import { useVenueNow } from '../../../actors/useVenueNow.ts';
import { TimeInText } from '../../../components/dates/TimeInText.tsx';
import { formatDay } from '../../../i18n/dates.ts';
import { useLocale } from '../../../i18n/useLocale.ts';
import { KindName } from '../lines/KindName.tsx';

/** Beside Pay: until when what is in the cart can be given up, where the operator's server tells (Q7.7.b). */
export function Cancelling() {
  return hasAddition(useConfig(), 'cancel') ? <Sentences /> : null;
}

function Sentences() {
  const lines = useSelector(useCart(), readCart.lines);
  const { shown: terms } = useResource(loadCancellationTerms, null);
  const now = useVenueNow();
  if (terms === null) return null;
  if (isBound(lines, terms))
    return (
      <p className="fine">
        <Trans>
          Goods and offers cannot be cancelled, nor what is ordered with them. Order them apart to keep that.
        </Trans>
      </p>
    );
  const kinds = cancellingByKind(lines, terms, now);
  return (
    <div>
      {kinds.map(({ kind, cancelling }) => (
        <p key={kind} className="fine">
          {kinds.length > 1 ? (
            <>
              <KindName kind={kind} />
              {': '}
            </>
          ) : null}
          <Sentence of={cancelling} />
        </p>
      ))}
    </div>
  );
}

function Sentence({ of }: { of: CancellingOf }): ReactNode {
  const locale = useLocale();
  if (of.is === 'never') return <Trans>Cannot be cancelled once it is paid.</Trans>;
  if (of.is === 'nothing') return <Trans>Too late to cancel: nothing would come back.</Trans>;
  if (of.until === null) return <Trans>Free to cancel until the first session is booked.</Trans>;
  const day = formatDay(of.until.slice(0, 10), locale);
  const time = <TimeInText time={of.until.slice(11)} />;
  if (of.is === 'free')
    return (
      <Trans>
        Free to cancel until {day}, {time}
      </Trans>
    );
  if (of.percent === 50)
    return (
      <Trans>
        Half comes back if you cancel until {day}, {time}
      </Trans>
    );
  const { percent } = of;
  return (
    <Trans>
      {percent}% comes back if you cancel until {day}, {time}
    </Trans>
  );
}
