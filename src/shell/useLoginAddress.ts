import { useLocation } from 'react-router';
import { loginAddress } from '../../machines/portal/loginAddress.ts';

/** The way to the login page that leads back here (R2.6.2). */
export function useLoginAddress(): string {
  const { pathname, search, hash } = useLocation();
  return loginAddress(pathname === '/login' ? null : pathname + search + hash);
}
