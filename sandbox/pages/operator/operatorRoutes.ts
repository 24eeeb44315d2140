/** The operator's desk: every change is a plain form, sent by our own pages only, followed by a redirect. */
import { Hono, type Context } from 'hono';
import * as v from 'valibot';
import { json } from '../../data/database.ts';
import { reset } from '../../data/prepare.ts';
import { readSetting, writeSetting } from '../../data/settings.ts';
import { documents } from '../../domain/content/documents.ts';
import { note } from '../../domain/audit.ts';
import { releaseUnreserved } from '../../domain/orders/claims.ts';
import { sweep } from '../../domain/orders/expiry.ts';
import { FaultRequest } from '../../faults/faults.ts';
import type { Server } from '../../server.ts';
import { fieldsOf, isOwnForm, pageHeaders, type PageOptions } from '../page.ts';
import { setClock } from './clockDesk.ts';
import { clockPage } from './clockPage.ts';
import { Refused } from '../../answers/refused.ts';
import { returnTopUp } from '../../domain/money/topUps.ts';
import {
  figuresOf,
  ordersOf,
  peopleOf,
  supportRequestOf,
  supportRequests,
  topUpsOf,
  waitingPartners,
} from './adminQueries.ts';
import { demoRows, toggleDemo } from './demos.ts';
import { faultsPage } from './faultsPage.ts';
import { logPage } from './logPage.ts';
import { orderRoutes } from './orderRoutes.ts';
import { overviewPage } from './overviewPage.ts';
import { approvePartner } from './partnerDesk.ts';
import { peoplePage } from './peoplePage.ts';
import { sitePage } from './sitePage.ts';
import { reportsPage } from './reportsPage.ts';
import {
  healthFrom,
  leadFrom,
  wholeSite,
  withAdditions,
  withCaptcha,
  withColors,
  withFlags,
  withMaintenance,
  withNavigation,
  type Checked,
  type HealthDocument,
  type SiteDocument,
} from './siteSettings.ts';
import { askedIn, bookableServices, slotReasons } from './slotReasons.ts';
import { slotsPage } from './slotsPage.ts';
import { answerSupport, closeSupport, reopenSupport } from './supportDesk.ts';
import { supportPage, supportRequestPage } from './supportPages.ts';

type Fields = Readonly<Record<string, string>>;

const listed = 100;
const emptyHealth: HealthDocument = { web_enable: 0, domain: null, title: null, message: null, webButtons: [] };

/** Parts of the site's configuration that a form changes, by the name of the form. */
const siteParts: Readonly<Record<string, (site: SiteDocument, fields: Fields) => Checked<SiteDocument>>> = {
  flags: withFlags,
  additions: withAdditions,
  colors: withColors,
  navigation: withNavigation,
  maintenance: withMaintenance,
  captcha: withCaptcha,
  document: (_, fields) => wholeSite(fields),
};

const thresholdOf = (text: string | undefined): Checked<number | null> => {
  if (!text?.trim()) return { value: null };
  const threshold = Number(text);
  return Number.isInteger(threshold) && threshold >= 0
    ? { value: threshold }
    : { problem: 'customer_threshold: a whole number, or nothing' };
};

async function saveLead(server: Server, fields: Fields): Promise<string | null> {
  const { database } = server;
  const form = leadFrom(fields);
  if ('problem' in form) return form.problem;
  await database
    .updateTable('content')
    .set({ data: json(form.value) })
    .where('kind', '=', 'lead-form')
    .execute();
  await writeSetting(database, 'leadShown', fields['leadShown'] === '1');
  await note(server, database, null, 'site changed', 'lead');
  return null;
}

/** Saves one part; returns what is wrong with it, null when it was saved. */
async function saveSite(server: Server, fields: Fields): Promise<string | null> {
  const part = fields['part'] ?? '';
  const { database } = server;
  const save = async <T>(key: 'site' | 'health' | 'threshold', checked: Checked<T>): Promise<string | null> => {
    if ('problem' in checked) return checked.problem;
    await writeSetting(database, key, checked.value);
    if (key === 'site') await releaseUnreserved(database);
    await note(server, database, null, 'site changed', part);
    return null;
  };
  if (part === 'lead') return saveLead(server, fields);
  if (part === 'health') return save('health', healthFrom(fields));
  if (part === 'threshold') return save('threshold', thresholdOf(fields['threshold']));
  if (part === 'captcha') await writeSetting(database, 'testToken', fields['testToken'] === '1');
  const change = Object.hasOwn(siteParts, part) ? siteParts[part] : undefined;
  const site = await readSetting<SiteDocument>(database, 'site');
  return change && site ? save('site', change(site, fields)) : 'This form is not known';
}

/** The portal's own origin leads here, so that its policy need not know of the sandbox. */
const collecting = (portalOrigin: string) => ({
  reports_dsn: `${portalOrigin.replace('://', '://sandbox@')}/reports/1`,
  reports_on_localhost: 1,
});
const notCollecting = { reports_dsn: null, reports_on_localhost: 0 };

const numberOr = (text: string | undefined): number | undefined => (text?.trim() ? Number(text) : undefined);

/** A fault as the form describes it; empty fields are left out. */
const faultFrom = (fields: Fields) =>
  v.safeParse(
    FaultRequest,
    Object.fromEntries(
      Object.entries({
        endpoint: fields['endpoint'] || undefined,
        malformed: fields['malformed'] || undefined,
        status: numberOr(fields['status']),
        delayMs: numberOr(fields['delayMs']),
        times: numberOr(fields['times']),
        message: fields['message'] || undefined,
        loseAnswer: fields['loseAnswer'] === '1' ? true : undefined,
      }).filter(([, value]) => value !== undefined),
    ),
  );

export function operatorRoutes(options: PageOptions): Hono {
  const desk = new Hono();
  const headers = pageHeaders(options.portalOrigin);
  const show = (context: Context, page: string, status: 200 | 404 | 422 = 200): Response =>
    context.html(page, status, headers);
  const doneIn = (context: Context): string | undefined => context.req.query('done')?.slice(0, 200);
  const backTo = (context: Context, path: string, done: string): Response =>
    context.redirect(`${path}?${new URLSearchParams({ done }).toString()}`, 303);

  desk.use('*', async (context, next) => {
    if (context.req.method === 'POST' && !isOwnForm(context)) {
      return context.text('This form was not sent by the operator’s own page.', 403, headers);
    }
    return next();
  });

  desk.get('/', async (context) => {
    const server = await options.server();
    const page = overviewPage({
      figures: await figuresOf(server),
      waiting: await ordersOf(server, 'awaiting_approval', listed),
      partners: await waitingPartners(server),
      newest: await ordersOf(server, null, 10),
      now: server.clock.stamp(),
      seededOn: (await readSetting<string>(server.database, 'seededOn')) ?? null,
      done: doneIn(context),
    });
    return show(context, page);
  });
  desk.post('/reset', async (context) => {
    const { sure } = await fieldsOf(context);
    if (sure !== '1') return backTo(context, '/operator', 'Nothing was thrown away: the tick was missing.');
    const { database, clock } = await options.server();
    await reset(database, clock);
    options.faults.clear();
    options.log.clear();
    options.reports.clear();
    return backTo(context, '/operator', 'Everything is as on the first day.');
  });

  desk.route('/orders', orderRoutes(options));

  desk.get('/people', async (context) => {
    const server = await options.server();
    const view = {
      partners: await waitingPartners(server),
      people: await peopleOf(server, listed),
      topUps: await topUpsOf(server, listed),
      done: doneIn(context),
    };
    return show(context, peoplePage(view));
  });
  desk.post('/people/:id{[0-9]+}', async (context) => {
    const approved = await approvePartner(await options.server(), Number(context.req.param('id')));
    return backTo(
      context,
      '/operator/people',
      approved ? `${approved} can log in now.` : 'Nobody of that number waits.',
    );
  });

  desk.post('/people/top-ups/:id', async (context) => {
    const sent = await returnTopUp(await options.server(), context.req.param('id')).then(
      () => 'It is on its way back to the card.',
      (error: unknown) => (error instanceof Refused ? `${error.said.en}.` : Promise.reject(error as Error)),
    );
    return backTo(context, '/operator/people', sent);
  });

  desk.get('/support', async (context) =>
    show(context, supportPage(await supportRequests(await options.server()), doneIn(context))),
  );
  desk.get('/support/:id{[0-9]+}', async (context) => {
    const request = await supportRequestOf(await options.server(), Number(context.req.param('id')));
    if (!request) return context.notFound();
    return show(context, supportRequestPage({ ...request, done: doneIn(context) }));
  });
  desk.post('/support/:id{[0-9]+}', async (context) => {
    const server = await options.server();
    const id = Number(context.req.param('id'));
    const fields = await fieldsOf(context);
    const here = `/operator/support/${id}`;
    if (fields['do'] === 'close') {
      await closeSupport(server, id);
      return backTo(context, here, 'The request is closed.');
    }
    if (fields['do'] === 'reopen') {
      await reopenSupport(server, id);
      return backTo(context, here, 'The request is open again.');
    }
    const message = fields['message']?.trim() ?? '';
    if (message === '') return backTo(context, here, 'Nothing was sent: the message was empty.');
    const sent = await answerSupport(server, id, fields['author']?.trim() || 'Saha support', message);
    return backTo(context, here, sent ? 'The answer is on its way.' : 'A closed request takes no more answers.');
  });

  desk.get('/slots', async (context) => {
    const server = await options.server();
    const asked = askedIn(server, context.req.query());
    const found = asked && (await slotReasons(server, asked));
    return show(
      context,
      slotsPage({ services: await bookableServices(server), asked, found, now: server.clock.stamp() }),
    );
  });

  const siteView = async (done?: string, problem?: string, typed?: Fields): Promise<string> => {
    const { database } = await options.server();
    return sitePage({
      site: (await readSetting<SiteDocument>(database, 'site'))!,
      health: (await readSetting<HealthDocument>(database, 'health')) ?? emptyHealth,
      threshold: (await readSetting<number | null>(database, 'threshold')) ?? null,
      demos: await demoRows(await options.server()),
      lead: {
        form: (await documents(database, 'lead-form'))[0],
        isShown: (await readSetting<boolean>(database, 'leadShown')) ?? false,
      },
      takesTestToken: (await readSetting<boolean>(database, 'testToken')) ?? false,
      done,
      problem,
      typed,
    });
  };
  desk.get('/site', async (context) => show(context, await siteView(doneIn(context))));
  desk.post('/site', async (context) => {
    const fields = await fieldsOf(context);
    const problem = await saveSite(await options.server(), fields);
    return problem === null
      ? backTo(context, '/operator/site', 'Saved. Reload the portal to see it.')
      : show(context, await siteView(undefined, problem, fields), 422);
  });

  desk.post('/demos', async (context) => {
    const { demo = '' } = await fieldsOf(context);
    const done = await toggleDemo(await options.server(), demo);
    return done === null
      ? show(context, await siteView(undefined, 'This switch is not known'), 422)
      : backTo(context, '/operator/site', done);
  });

  const clockView = async (done?: string, problem?: string): Promise<string> => {
    const { clock } = await options.server();
    const { offset, frozenAt } = clock.setting();
    return clockPage({
      now: clock.stamp(),
      frozen: frozenAt !== null,
      ahead: Math.round(offset / 60_000),
      done,
      problem,
    });
  };
  desk.get('/clock', async (context) => show(context, await clockView(doneIn(context))));
  desk.post('/clock', async (context) => {
    const server = await options.server();
    const done = await setClock(server.clock, await fieldsOf(context));
    if (done === null) return show(context, await clockView(undefined, 'That is no date and time.'), 422);
    // What has ended meanwhile ends now, not at the next sweep.
    await sweep(server);
    await note(server, server.database, null, 'clock set', server.clock.stamp());
    return backTo(context, '/operator/clock', done);
  });

  desk.get('/faults', (context) => show(context, faultsPage({ faults: options.faults.list(), done: doneIn(context) })));
  desk.post('/faults', async (context) => {
    const fields = await fieldsOf(context);
    if (fields['do'] === 'clear') {
      options.faults.clear();
      return backTo(context, '/operator/faults', 'Nothing is broken any more.');
    }
    const fault = faultFrom(fields);
    if (!fault.success) {
      const issue = fault.issues[0];
      const problem = `${v.getDotPath(issue) ?? 'fault'}: ${issue.message}`;
      return show(context, faultsPage({ faults: options.faults.list(), problem }), 422);
    }
    options.faults.add(fault.output);
    return backTo(context, '/operator/faults', 'It is broken.');
  });

  desk.get('/log', (context) => show(context, logPage(options.log.list().toReversed(), doneIn(context))));
  desk.post('/log', (context) => {
    options.log.clear();
    return backTo(context, '/operator/log', 'The log is empty.');
  });

  desk.get('/reports', async (context) => {
    const { database } = await options.server();
    const site = await readSetting<SiteDocument>(database, 'site');
    const reports = options.reports.list().toReversed();
    return show(context, reportsPage({ reports, isOn: Boolean(site?.reports_dsn), done: doneIn(context) }));
  });
  desk.post('/reports', async (context) => {
    const { do: wish } = await fieldsOf(context);
    if (wish === 'clear') {
      options.reports.clear();
      return backTo(context, '/operator/reports', 'The collector is empty.');
    }
    const { database } = await options.server();
    const isOn = wish === 'on';
    const site = await readSetting<SiteDocument>(database, 'site');
    await writeSetting(database, 'site', { ...site, ...(isOn ? collecting(options.portalOrigin) : notCollecting) });
    return backTo(
      context,
      '/operator/reports',
      isOn ? 'Reload the portal: it reports to here.' : 'It reports nothing.',
    );
  });
  return desk;
}
