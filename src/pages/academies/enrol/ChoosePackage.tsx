import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { EnrolmentRef } from '../../../../machines/enrolment/enrolmentMachine.ts';
import * as read from '../../../../machines/enrolment/enrolmentSelectors.ts';
import { toMajor } from '../../../../machines/money/minorUnits.ts';
import { totalsOf } from '../../../../machines/money/totals.ts';
import { LocalText } from '../../../components/text/LocalText.tsx';
import { PriceText } from '../../../components/text/PriceText.tsx';
import { RadioCards } from '../../../components/choices/RadioCards.tsx';
import { useConfig } from '../../../actors/portalContext.tsx';

/** The package in which the programme is bought; prices are those of the whole package. */
export function ChoosePackage({ enrolment }: { enrolment: EnrolmentRef }) {
  const { t } = useLingui();
  const { currency } = useConfig().venue;
  const { productId } = useSelector(enrolment, read.selection);
  const { packages } = useSelector(enrolment, read.program);
  const isAdding = useSelector(enrolment, read.isAdding);
  return (
    <RadioCards
      legend={t`Which package?`}
      value={String(productId)}
      disabled={isAdding}
      onChange={(value) => enrolment.send({ type: 'package.choose', productId: Number(value) })}
      options={packages.map((one) => ({
        value: String(one.product_id),
        label: <LocalText of={one} />,
        note: one.is_prorata === 1 ? <Trans>less for every session gone by</Trans> : undefined,
        end: (
          <PriceText
            amount={toMajor(totalsOf({ ...one, quantity: 1 }, currency).total, currency)}
            currency={currency}
          />
        ),
      }))}
    />
  );
}
