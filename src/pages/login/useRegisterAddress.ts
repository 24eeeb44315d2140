import { useLocation } from 'react-router';
import { nextAt, registerAddress } from '../../../machines/portal/loginAddress.ts';

/** The way to a new account, from which a later login leads back to where this one was asked for. */
export function useRegisterAddress(): string {
  return registerAddress(nextAt(useLocation()));
}
