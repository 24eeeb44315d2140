import { useSelector } from '@xstate/react';
import type { ChoosingRef } from '../../../machines/booking/choosing/choosingMachine.ts';
import * as read from '../../../machines/booking/chosenSelectors.ts';
import type { SellingRef } from '../../../machines/booking/selling/sellingMachine.ts';
import { localName } from '../../i18n/localName.ts';
import { useLocale } from '../../i18n/useLocale.ts';

/** *Choose time and place · Padel · Saha*. The latest title is the one that the browser shows. */
export function BookingTitle({ of, step }: { of: ChoosingRef | SellingRef; step: string }) {
  const locale = useLocale();
  const service = useSelector(of, read.service);
  const { venue } = useSelector(of, read.config);
  const names = [service, venue].flatMap((one) => (one ? [localName(one, locale)] : []));
  return <title>{[step, ...names].join(' · ')}</title>;
}
