import { useLocation } from 'react-router';
import { loginAddress, nextAt } from '../../machines/portal/loginAddress.ts';

/** The way to the login page that leads back here (R2.6.2). */
export function useLoginAddress(): string {
  return loginAddress(nextAt(useLocation()));
}
