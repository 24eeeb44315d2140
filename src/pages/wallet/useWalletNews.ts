import { useEffect, useEffectEvent } from 'react';
import { followWallet } from '../../adapters/actors/account/walletNews.ts';

interface WalletNews {
  onNews: () => void;
  onShown: () => void;
}

/** The wallet as other tabs, or time, have changed it. */
export function useWalletNews({ onNews, onShown }: WalletNews): void {
  const told = useEffectEvent(onNews);
  const shown = useEffectEvent(onShown);
  useEffect(() => followWallet({ onNews: () => told(), onShown: () => shown() }), []);
}
