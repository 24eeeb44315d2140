import { useLocation } from 'react-router';

/** The way to a new account, from which a later login leads back to where this one was asked for. */
export function useRegisterAddress(): string {
  const { pathname, search, hash } = useLocation();
  const next = pathname === '/login' ? new URLSearchParams(search).get('nextUrl') : pathname + search + hash;
  return next === null ? '/register' : `/register?nextUrl=${encodeURIComponent(next)}`;
}
