// @vitest-environment jsdom
/** What stands where a customer takes along what is theirs, in each situation. */
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { fileMakingMachine } from '../../../machines/fileMaking/fileMakingMachine.ts';
import { ticketShowingMachine, type TicketShowingEvent } from '../../../machines/ticketShowing/ticketShowingMachine.ts';
import { ConnectionError } from '../../../machines/shared/problem.ts';
import { provideFileMaking } from '../../../src/adapters/actors/fileMakingActors.ts';
import type { Ticket } from '../../../src/contract/orders/orders.ts';
import { OwnDataRow } from '../../../src/pages/user/OwnData.tsx';
import { MakeFile } from '../../../src/widgets/fileMaking/MakeFile.tsx';
import { TicketAtGate } from '../../../src/widgets/tickets/TicketAtGate.tsx';
import { polyfillDialogs } from '../../support/dialogElement.ts';
import { holdActors } from '../../support/replay.ts';
import { checkScreens } from '../../support/screens/checkScreens.ts';
import { stage } from '../login.fixture.tsx';
import { fileMakingScreens } from '../screens/bookings/fileMaking.screens.ts';
import { ticketShowingScreens } from '../screens/bookings/ticketShowing.screens.ts';

polyfillDialogs();
// Loaded before the tests, so that none waits for the disk.
beforeAll(() => import('../../../src/components/pictures/QrDrawing.tsx'));

afterEach(cleanup);

const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

describe('a file of everything stored', () => {
  checkScreens(fileMakingScreens, async (locale, say) => {
    const { show } = await stage({ locale });
    const { machine, settle } = holdActors(fileMakingMachine);
    show(<OwnDataRow file={createActor(machine).start()} />);
    return {
      gestures: { 'file.make': () => press(say('Download my data')) },
      world: (event) =>
        act(async () => {
          settle(event);
          await Promise.resolve();
        }),
    };
  });
});

describe.each([
  [
    'the connection',
    new ConnectionError(),
    ['We lost the connection. Please try again.', 'انقطع الاتصال. يُرجى المحاولة مرة أخرى.'],
  ],
  [
    'anything else',
    new Error('No font is left.'),
    [
      'The file could not be made. Please try again, or print the page.',
      'تعذّر إنشاء الملف. يُرجى المحاولة مرة أخرى أو طباعة الصفحة.',
    ],
  ],
] as const)('a file of tickets or an invoice that %s has lost', (_, thrown, said) => {
  test.each(['en', 'ar'] as const)('says so (%s)', async (locale) => {
    const { show } = await stage({ locale });
    const machine = provideFileMaking(() => Promise.reject(thrown));
    show(<MakeFile file={createActor(machine).start()}>PDF</MakeFile>);
    await press('PDF');
    expect(screen.getByRole('alert').textContent).toBe(said[locale === 'en' ? 0 : 1]);
  });
});

const ticketOf = (id: number, name: string, ar_name: string): Ticket => ({
  ticket_number: `88412207551${id}`,
  qr: `88412207551${id}`,
  name,
  ar_name,
  item: 'Tennis',
  ar_item: 'تنس',
  venue: 'Saha',
  ar_venue: 'ساحة',
  sport: null,
  facility_id: null,
  date: '2026-11-27',
  start_time: '20:00:00',
  end_time: null,
  seat: null,
  state: 'valid',
});
const tickets = [ticketOf(1, 'Layla', 'ليلى'), ticketOf(2, 'Omar', 'عمر'), ticketOf(3, 'Sara', 'سارة')];

describe('a ticket at the gate', () => {
  checkScreens(ticketShowingScreens, async (locale) => {
    const { show } = await stage({ locale });
    const { machine } = holdActors(ticketShowingMachine, ['stayAwake']);
    const showing = createActor(machine, { input: { count: tickets.length } }).start();
    show(<TicketAtGate showing={showing} tickets={tickets} />);
    const send = (event: object) => act(async () => showing.send(event as TicketShowingEvent));
    return {
      gestures: {
        'ticket.show': send,
        'screen.kept': send,
      },
      world: () => undefined,
    };
  });
});
