// @vitest-environment jsdom
/** Pages with a filter panel: what is shown before, instead of and around it (R2.1.1, R2.1.27, R2.11). */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, cleanup, fireEvent, render, waitFor } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, setup, type AnyEventObject } from 'xstate';
import { noSelection } from '../../../machines/booking/bookingSelection.ts';
import type { PortalEvent } from '../../../machines/portal/portalEvents.ts';
import { portalMachine, type PortalRef } from '../../../machines/portal/portalMachine.ts';
import { panel } from '../../../machines/portal/portalSelectors.ts';
import type { VenueService } from '../../../src/contract/offered/facilities.ts';
import type { SiteConfig } from '../../../src/contract/site/site.ts';
import { clearCachedAnswers } from '../../../src/adapters/http/client.ts';
import { activateLocale } from '../../../src/i18n/locale.ts';
import type { Locale } from '../../../src/i18n/languages.ts';
import { OpenPanel } from '../../../src/pages/booking/OpenPanel.tsx';
import { Component as HomePage } from '../../../src/pages/home/HomePage.tsx';
import { Component as ServicePage } from '../../../src/pages/service/ServicePage.tsx';
import { PortalProvider } from '../../../src/actors/portalContext.tsx';
import * as at from '../../models/booking/booking.fixtures.ts';
import { holdBooking } from '../../models/booking/booking.standing.ts';
import { portalInput } from '../../models/portal/portal.fixtures.ts';
import { polyfillDialogs } from '../../support/dialogElement.ts';
import { done, failed } from '../../support/paths.ts';
import { holdActors } from '../../support/replay.ts';
import { all, press, textOf } from '../cart.fixture.tsx';

polyfillDialogs();
const site: SiteConfig = { ...at.config, enable_facility_booking: true };
const now = `${at.today} 08:00:00`;

/** The server's answers by the end of the path; other calls are never answered. */
let answers: Record<string, unknown> = {};
beforeEach(() => {
  vi.useFakeTimers({ now: new Date(`${at.today}T08:00:00+04:00`), toFake: ['Date'] });
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => undefined }));
  vi.stubGlobal('fetch', (request: Request) => {
    const path = Object.keys(answers).find((end) => new URL(request.url).pathname.endsWith(end));
    if (path === undefined) return new Promise(() => undefined);
    return Promise.resolve(Response.json({ status: true, data: answers[path] }));
  });
  answers = { '/services': at.services };
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function stand(path: '/' | '/service/1', config = site, locale: Locale = 'en') {
  await activateLocale(locale);
  const held = holdActors(portalMachine);
  const holding = <T extends object>(context: T) => setup({ types: { context: {} as T } }).createMachine({ context });
  const machine = held.machine.provide({
    // SAFETY: views ask site and session for their contexts alone.
    actors: { site: holding({ config }) as never, session: holding({ user: null }) as never },
  });
  const portal: PortalRef = createActor(machine, { input: portalInput });
  portal.subscribe({ error: () => undefined });
  portal.start();
  const booking = holdBooking();
  const outlet = <Route index element={<OpenPanel />} />;
  await act(async () => {
    render(
      <I18nProvider i18n={i18n}>
        <PortalProvider portal={portal}>
          <MemoryRouter initialEntries={[path]}>
            <Routes>
              <Route path="/" element={<HomePage />}>
                {outlet}
              </Route>
              <Route path="/service/:id" element={<ServicePage />}>
                {outlet}
              </Route>
            </Routes>
          </MemoryRouter>
        </PortalProvider>
      </I18nProvider>,
    );
    portal.send({ type: 'site.opened', config });
    await vi.dynamicImportSettled();
  });
  const settle = (...events: AnyEventObject[]) =>
    act(async () => {
      for (const event of events) {
        if (!held.settle(event)) booking.settle(event);
        for (let turn = 0; turn < 6; turn++) await Promise.resolve();
      }
      await vi.dynamicImportSettled();
    });
  return {
    portal,
    settle,
    send: (event: PortalEvent) => act(() => portal.send(event)),
    arrive: () =>
      act(() => {
        const asked = {
          surface: 'page' as const,
          selection: { ...noSelection, serviceId: at.padel.id },
          stop: 'choosing' as const,
          isDamaged: false,
        };
        portal.send({ type: 'address.changed', asked: path === '/' ? null : asked, now });
      }),
    fetched: () => settle(done('fetchBooking', () => booking.machine)),
    padelIsThere: () =>
      settle(
        done('loadServices', at.services),
        done('loadChoices', at.padelChoices),
        done('loadSchedule', at.dayOf(at.padelSchedule, at.today)),
      ),
  };
}

/** The services have come, and with them as many questions; before that both are asked, without an answer to choose. */
const questions = (count: number) =>
  waitFor(() => {
    expect(all('.quick label .skel')).toEqual([]);
    expect(all('.quick label')).toHaveLength(count);
  });

const select = (label: string, value: string) => {
  const field = all('.quick label').find((one) => one.textContent?.startsWith(label));
  fireEvent.change(field!.querySelector('select')!, { target: { value } });
};

describe('on the home page', () => {
  test('it begins with two questions; once answered, the panel replaces them with both answers', async () => {
    const { portal, arrive, fetched, padelIsThere } = await stand('/');
    arrive();
    await questions(2);
    expect(all('.bk--panel, .skels--slots')).toEqual([]);
    select('What', String(at.swimming.id));
    select('Day', at.tomorrow);
    const seen = vi.fn<(this: Element, options: object) => void>();
    Element.prototype.scrollIntoView = seen;
    press('See free times');
    expect(seen.mock.calls).toEqual([[{ block: 'start' }]]);
    expect((seen.mock.contexts[0] as Element).className).toContain('bookhere');
    expect(all('.quick')).toEqual([]);
    expect(all('.skels--slots')).toHaveLength(1);
    expect(document.activeElement?.className).toContain('bookhere');
    await fetched();
    expect(portal.getSnapshot().context.chosen).toMatchObject({ serviceId: at.swimming.id, date: at.tomorrow });
    await padelIsThere();
    expect(textOf('.bk--panel .bk__head h2')).toBe('Book a time');
    press('Close', '.bk--panel');
    expect(all('.bk--panel')).toEqual([]);
    expect(all('.quick')).toHaveLength(1);
  });

  test('R2.11.1, R6.1.14: there is a picker for several services, without private ones and point of sale', async () => {
    await stand('/');
    await questions(2);
    const options = () => all('.quick label')[0]!.querySelectorAll('option');
    expect([...options()].map(({ textContent }) => textContent)).toEqual(['Padel', 'Swimming']);
    cleanup();
    clearCachedAnswers();
    const hidden: VenueService = { ...at.swimming, is_public: false };
    answers = { '/services': [at.padel, hidden, at.till] };
    const { portal, arrive } = await stand('/');
    arrive();
    await questions(1);
    expect(all('.quick label').map((one) => one.querySelector('span')?.textContent)).toEqual(['Day']);
    press('See free times');
    expect(portal.getSnapshot().context.asked?.selection).toEqual({ ...noSelection, serviceId: at.padel.id });
  });

  test('nothing is shown where facilities cannot be booked online', async () => {
    await stand('/', { ...site, enable_facility_booking: false });
    expect(all('.bookhere')).toEqual([]);
  });

  test('speaks Arabic', async () => {
    await stand('/', site, 'ar');
    await questions(2);
    expect(textOf('.quick')).toContain('سباحة');
    expect(textOf('.quick').match(/[A-Za-z]{2,}/g)).toBeNull();
  });
});

describe('on the page of a service', () => {
  const details = { ...at.padel, description: 'Two courts', images: [], terms: null };

  test('R2.1.27: the panel is there from the start, below what the service is', async () => {
    answers = { ...answers, '/1': details };
    const { arrive, fetched, padelIsThere } = await stand('/service/1');
    arrive();
    expect(textOf('h1')).toBe('Padel');
    expect(all('.skels--slots')).toHaveLength(1);
    await fetched();
    await padelIsThere();
    expect(all('.bk--panel .slots .grid > label')).toHaveLength(3);
    expect(all('.bk--panel button').filter((button) => button.textContent === 'Close')).toEqual([]);
    expect(textOf('.svc__about')).toContain('Al Quoz Sheds');
  });

  test('it can be asked for again when it does not come; the page is there all the same', async () => {
    answers = { ...answers, '/1': details };
    const { arrive, settle, fetched } = await stand('/service/1');
    arrive();
    await settle(failed('fetchBooking', new Error('chunk')));
    expect(textOf('h1')).toBe('Padel');
    expect(textOf('[role=alert]')).toContain('This could not be loaded');
    press('Try again');
    expect(all('.skels--slots')).toHaveLength(1);
    await fetched();
    expect(all('.bk--panel')).toHaveLength(1);
  });

  test('it makes room for a dialog that is opened from elsewhere', async () => {
    answers = { ...answers, '/1': details };
    const { arrive, fetched, send } = await stand('/service/1');
    arrive();
    await fetched();
    send({ type: 'booking.open', serviceId: null, now });
    await fetched();
    expect(all('.bk--panel')).toEqual([]);
    expect(all('.skels--slots')).toHaveLength(1);
  });

  test('an unknown service says so, whatever its id', async () => {
    vi.stubGlobal('fetch', () =>
      Promise.resolve(Response.json({ status: false, message: 'Not found', code: 'notFound' }, { status: 404 })),
    );
    await stand('/service/1');
    // The answer is read and judged in as many turns as that takes.
    await vi.waitFor(() => expect(textOf('h1')).toBe('This service is not offered'));
    expect(all('.svc')).toEqual([]);
  });
});

test('what is shown of the panel follows the state of the booking', async () => {
  const { portal, arrive, fetched, send, settle } = await stand('/service/1');
  const shown = () => panel(portal.getSnapshot());
  expect(shown()).toBe('none');
  arrive();
  expect(shown()).toBe('awaited');
  await settle(failed('fetchBooking', new Error('chunk')));
  expect(shown()).toBe('failed');
  send({ type: 'panel.retry' });
  await fetched();
  expect(shown()).toBe('open');
  send({ type: 'selection.changed', selection: { ...noSelection, serviceId: at.padel.id }, stop: 'tickets' });
  expect(shown()).toBe('open');
  send({ type: 'address.changed', asked: null, now });
  expect(shown()).toBe('none');
  send({ type: 'booking.open', serviceId: null, now });
  expect(shown()).toBe('none');
});
