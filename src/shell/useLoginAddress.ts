import { useLocation } from 'react-router';

/** The way to the login page that leads back here (R2.6.2). */
export function useLoginAddress(): string {
  const { pathname, search, hash } = useLocation();
  return pathname === '/login' ? '/login' : `/login?nextUrl=${encodeURIComponent(pathname + search + hash)}`;
}
