/** The one wire from the machines to the address bar: a page that the portal opens. */
import type { PortalRef } from '../../machines/portal/portalMachine.ts';
import type { Router } from './routes.tsx';

export function followPages(portal: PortalRef, router: Router): void {
  portal.on('page.open', ({ page }) => {
    const { pathname, search, hash } = router.state.location;
    if (page === 'home') void router.navigate('/');
    if (page === 'cart') void router.navigate('/cart');
    if (page === 'login' && pathname !== '/login') {
      void router.navigate(`/login?nextUrl=${encodeURIComponent(pathname + search + hash)}`);
    }
  });
}
