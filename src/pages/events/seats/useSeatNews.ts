import { useLingui } from '@lingui/react';
import { useEffect } from 'react';
import type { SeatMapRef } from '../../../../machines/seatMap/seatMapMachine.ts';
import * as read from '../../../../machines/seatMap/seatMapSelectors.ts';
import { notify } from '../../../actors/notices.ts';
import { useNoteInAddress } from '../../../components/useNoteInAddress.ts';
import { useLocale } from '../../../i18n/useLocale.ts';
import { writeSeats } from './seatAddress.ts';
import { goneWords } from './seatWords.ts';

/** What is chosen stands in the address; what somebody else was faster for is told. */
export function useSeatNews(seats: SeatMapRef): void {
  const { i18n } = useLingui();
  const locale = useLocale();
  const noteInAddress = useNoteInAddress();
  useEffect(() => {
    const wire = seats.on('selection.changed', ({ chosen }) => noteInAddress((written) => writeSeats(written, chosen)));
    return () => wire.unsubscribe();
  }, [seats, noteInAddress]);
  useEffect(() => {
    const told = seats.on('seats.gone', ({ seatIds }) => {
      const gone = read.seatsAt(seats.getSnapshot().context, seatIds);
      if (gone.length > 0) notify({ tone: 'bad', text: goneWords(i18n, locale, gone) });
    });
    return () => told.unsubscribe();
  }, [seats, i18n, locale]);
}
