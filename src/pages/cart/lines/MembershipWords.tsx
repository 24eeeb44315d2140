import { Plural, Trans } from '@lingui/react/macro';
import type { CartLine } from '../../../contract/orders/cart.ts';
import { formatDate } from '../../../i18n/dates.ts';
import { useLocale } from '../../../i18n/useLocale.ts';

/** From which day it is one, and in how many payments it is bought (R1.4.7, R3.6.4). */
export function MembershipWords({ line }: { line: Extract<CartLine, { productType: 'membership' }> }) {
  const parts = line.installment_divisor;
  const from = formatDate(line.start_date, useLocale());
  return (
    <>
      <Trans>From {from}</Trans>
      {parts > 1 ? (
        <>
          <br />
          <Plural value={parts} one="In one payment" other="The first of # payments" />
        </>
      ) : null}
    </>
  );
}
