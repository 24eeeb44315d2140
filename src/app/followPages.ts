/** The one wire from the machines to the address bar: a page that the portal opens. */
import type { PortalRef } from '../../machines/portal/portalMachine.ts';
import type { SiteRef } from '../../machines/site/siteMachine.ts';
import { screen } from '../../machines/site/siteSelectors.ts';
import type { Router } from './routes.tsx';

export function followPages(portal: PortalRef, router: Router): void {
  // R4.2.7: a site that is switched off says so under its own address.
  const site = portal.system.get('site') as SiteRef;
  site.subscribe((snapshot) => {
    if (screen(snapshot) === 'disabled' && router.state.location.pathname !== '/404') {
      void router.navigate('/404', { replace: true });
    }
  });
  portal.on('page.open', ({ page }) => {
    const { pathname, search, hash } = router.state.location;
    if (page === 'home') void router.navigate('/');
    if (page === 'cart') void router.navigate('/cart');
    if (page === 'login' && pathname !== '/login') {
      void router.navigate(`/login?nextUrl=${encodeURIComponent(pathname + search + hash)}`);
    }
  });
}
