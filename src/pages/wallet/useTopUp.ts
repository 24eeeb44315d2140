import { useEffect, useEffectEvent, useState } from 'react';
import { isUnderWay } from '../../../machines/topUp/topUpContext.ts';
import type { TopUpRef } from '../../../machines/topUp/topUpMachine.ts';
import { usePageActor, usePortal } from '../../actors/portalContext.tsx';
import type { SavedCard } from '../../contract/customers/customers.ts';
import { provideTopUp, topUpInput } from '../../adapters/actors/account/topUpActors.ts';
import { useNoteInAddress } from '../../components/useNoteInAddress.ts';
import { useSearchParams } from '../../components/useSearchParams.ts';

/** Where the bank leaves the number of the top-up that it sends a customer back with. */
const name = 'topUp';

export interface TopUpProps {
  owner: string;
  /** The customer's saved cards as the page shows them; null while they are not known. */
  cards: readonly SavedCard[] | null;
  /** What the page shows as the balance, in major units; null while it is not known. */
  balance: number | null;
  onCredited: () => void;
  onRefused: () => void;
}

/** Whether a top-up of that customer is under way, which the page shows whatever else fails. */
export function useTopUpUnderWay(owner: string): boolean {
  const [params] = useSearchParams();
  return isUnderWay(topUpInput(owner, params.get(name)));
}

/** Money into that customer's wallet, as the address says that one is under way. */
export function useTopUp({ owner, cards, balance, onCredited, onRefused }: TopUpProps): TopUpRef {
  const [params] = useSearchParams();
  const noteInAddress = useNoteInAddress();
  const portal = usePortal();
  const [machine] = useState(() => provideTopUp(portal));
  const topUp = usePageActor(machine, { input: topUpInput(owner, params.get(name)) });
  const credited = useEffectEvent(onCredited);
  const refused = useEffectEvent(onRefused);
  useEffect(() => {
    const wires = [
      topUp.on('topUp.credited', () => credited()),
      topUp.on('topUp.refused', () => refused()),
      topUp.on('topUp.closed', () => noteInAddress((written) => written.delete(name))),
    ];
    return () => {
      for (const wire of wires) wire.unsubscribe();
    };
  }, [topUp, noteInAddress]);
  useEffect(() => {
    if (cards !== null) topUp.send({ type: 'cards.changed', cards });
  }, [topUp, cards]);
  useEffect(() => {
    if (balance !== null) topUp.send({ type: 'balance.changed', balance });
  }, [topUp, balance]);
  return topUp;
}
