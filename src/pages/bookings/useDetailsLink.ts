import { useLocation } from 'react-router';
import type { LinkProps } from '../../components/buttons/Link.tsx';
import { useLinkHere } from '../../widgets/openedHere.ts';

/** The name in the address under which a booking is opened over its list. */
export const bookingParam = 'booking';

/** What opens a booking over the list, which stays where it is in the address. */
export function useDetailsLink(): (id: number) => Pick<LinkProps, 'to' | 'state' | 'preventScrollReset'> {
  const { pathname, search } = useLocation();
  const linkHere = useLinkHere();
  return (id) => {
    const params = new URLSearchParams(search);
    params.delete('lang');
    params.set(bookingParam, String(id));
    return { ...linkHere(`${pathname}?${params.toString()}`), preventScrollReset: true };
  };
}
