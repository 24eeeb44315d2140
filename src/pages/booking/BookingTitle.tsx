import { useSelector } from '@xstate/react';
import type { ChoosingRef } from '../../../machines/booking/choosing/choosingMachine.ts';
import * as read from '../../../machines/booking/chosenSelectors.ts';
import type { SellingRef } from '../../../machines/booking/selling/sellingMachine.ts';
import { localName } from '../../i18n/localName.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { DocumentTitle } from '../../components/text/DocumentTitle.tsx';

/** *Choose time and place · Padel · Saha*. */
export function BookingTitle({ of, step }: { of: ChoosingRef | SellingRef; step: string }) {
  const locale = useLocale();
  const service = useSelector(of, read.service);
  const { venue } = useSelector(of, read.config);
  const names = [service, venue].flatMap((one) => (one ? [localName(one, locale)] : []));
  return <DocumentTitle text={[step, ...names].join(' · ')} />;
}
