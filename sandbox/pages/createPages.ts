/** All pages around the portal in one application, to be mounted at the root of the sandbox. */
import { Hono } from 'hono';
import { anyMember } from '../data/seed/promotions.ts';
import { venues } from '../data/seed/venues.ts';
import { documents } from '../domain/content/documents.ts';
import type { Server } from '../server.ts';
import { artRoutes } from './artRoutes.ts';
import { identityRoutes } from './identity/identityRoutes.ts';
import { inboxRoutes } from './inbox/inboxRoutes.ts';
import { indexPage, type PromotionRow } from './indexPage.ts';
import { operatorRoutes } from './operator/operatorRoutes.ts';
import { expressSheetRoutes } from './pay/expressSheet.ts';
import { payRoutes } from './pay/payRoutes.ts';
import { recaptchaRoutes } from './recaptchaRoutes.ts';
import { reportRoutes } from './reportRoutes.ts';
import { styleRoutes } from './styleRoutes.ts';
import { widgetRoutes } from './widgetRoutes.ts';
import { pageHeaders, type PageOptions } from './page.ts';

async function promotionRows(server: Server): Promise<PromotionRow[]> {
  const today = server.clock.today().toString();
  const until = (last: string): string => (last < today ? `ended ${last}` : `until ${last}`);
  const nameOf = (id: number): string | undefined => venues.find((venue) => venue.id === id)?.name;
  const plain = await server.database
    .selectFrom('promotion')
    .selectAll()
    .orderBy('kind', 'desc')
    .orderBy('code')
    .execute();
  const special = await documents(server.database, 'promotion');
  return [
    ...plain.map(({ code, kind, percent, product_kinds, venue_id, valid_to }) => ({
      code,
      text: [
        `${percent}% off`,
        (product_kinds as string[]).join(', ') || 'everything',
        venue_id === null ? null : nameOf(venue_id),
        kind !== 'membership' ? null : code === anyMember ? 'the card of any other member' : 'membership card',
        until(valid_to),
      ]
        .filter(Boolean)
        .join(', '),
    })),
    ...special.map(({ code, reduction, scope, atLeast, validTo, perCustomer, inAll }) => ({
      code,
      text: [
        'percent' in reduction ? `${reduction.percent}% off` : `AED ${reduction.fils / 100} off the cart`,
        scope.sport,
        scope.startsFrom && `from ${scope.startsFrom.slice(0, 5)}`,
        atLeast > 0 && `from AED ${atLeast / 100}`,
        perCustomer && `${perCustomer} for each customer`,
        inAll && `${inAll} in all`,
        until(validTo),
      ]
        .filter(Boolean)
        .join(', '),
    })),
  ];
}

async function invitations(server: Server) {
  const rows = await server.database
    .selectFrom('content')
    .select(['slug', 'data'])
    .where('kind', '=', 'invite')
    .execute();
  return rows.map(({ slug, data }) => {
    const { invitee_name, event } = data as { invitee_name: string; event: { name: string } };
    return { token: slug ?? '', text: `${invitee_name}, ${event.name}` };
  });
}

export function createPages(options: PageOptions): Hono {
  const pages = new Hono();
  pages.get('/', async (context) => {
    const server = await options.server();
    const page = indexPage({
      portal: options.portalOrigin,
      now: server.clock.stamp(),
      promotions: await promotionRows(server),
      invites: await invitations(server),
    });
    return context.html(page, 200, pageHeaders(options.portalOrigin));
  });
  pages.route('/pages', styleRoutes());
  pages.route('/art', artRoutes(options));
  pages.route('/', inboxRoutes(options));
  pages.route('/', identityRoutes(options));
  pages.route('/', expressSheetRoutes(options));
  pages.route('/', payRoutes(options));
  pages.route('/', recaptchaRoutes(options));
  pages.route('/reports', reportRoutes(options));
  pages.route('/widgets', widgetRoutes());
  pages.route('/operator', operatorRoutes(options));
  return pages;
}
