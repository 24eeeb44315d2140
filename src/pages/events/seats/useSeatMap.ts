import { useLingui } from '@lingui/react';
import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { SeatMapRef, SeatMapSnapshot } from '../../../../machines/seatMap/seatMapMachine.ts';
import * as read from '../../../../machines/seatMap/seatMapSelectors.ts';
import { notify } from '../../../actors/notices.ts';
import { useCart, usePageActor } from '../../../actors/portalContext.tsx';
import { provideSeatMap } from '../../../adapters/actors/offered/seatMapActors.ts';
import type { EventDetails } from '../../../contract/events.ts';
import { useLocale } from '../../../i18n/useLocale.ts';
import { goneWords } from './seatWords.ts';
import { useSearchParams } from '../../../components/useSearchParams.ts';

const parameter = 'seat';

const idsIn = (params: URLSearchParams): number[] =>
  (params.get(parameter) ?? '').split(',').flatMap((text) => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : []));

interface Seats {
  seats: SeatMapRef;
  snapshot: SeatMapSnapshot;
}

/** The seats of an event; what is chosen stands in the address, so that a reload or a link keeps it. */
export function useSeatMap(event: EventDetails, mapId: number): Seats {
  const { i18n } = useLingui();
  const locale = useLocale();
  const cart = useCart();
  const [params, setParams] = useSearchParams();
  const [machine] = useState(() => provideSeatMap(cart));
  const seats: SeatMapRef = usePageActor(machine, { input: { event, mapId, chosen: [...new Set(idsIn(params))] } });
  useEffect(() => {
    const wire = seats.on('selection.changed', ({ chosen }) =>
      setParams(
        (written) => {
          if (chosen.length > 0) written.set(parameter, chosen.join(','));
          else written.delete(parameter);
          return written;
        },
        { replace: true, preventScrollReset: true },
      ),
    );
    return () => wire.unsubscribe();
  }, [seats, setParams]);
  useEffect(() => {
    const told = seats.on('seats.gone', ({ seatIds }) => {
      const gone = read.placed(seats.getSnapshot().context, seatIds);
      if (gone.length > 0) notify({ tone: 'bad', text: goneWords(i18n, locale, gone) });
    });
    return () => told.unsubscribe();
  }, [seats, i18n, locale]);
  return { seats, snapshot: useSelector(seats, (now) => now) };
}
