/**
 * Which modules travel together. Every file costs a round trip, which on a phone weighs more than its bytes; code that is
 * not run costs bytes. So what the first screen needs is one file, what it shows below a second, what every page fetches
 * when it is quiet a third, what leads from it a fourth. Of the rest, what one part of the portal shares is a file, what two parts share is one, and
 * what more of them share is one for all.
 */
import { basename, dirname, join } from 'node:path';

interface ModuleLinks {
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
}
interface Graph {
  getModuleInfo(id: string): ModuleLinks | null;
}
/** A group of the bundler; those of higher priority take their modules, and what these import, first. */
interface Group {
  readonly debugName: string;
  readonly name: (id: string, graph: Graph) => string | null;
  readonly priority: number;
  readonly minShareCount?: number;
}

const source = (file: string): string => join(import.meta.dirname, '../../src', file);

const entry = source('app/main.tsx');
const sections = source('app/sections.tsx');
const fetchedOnDemand = ['app/fetching/portalParts.ts', 'app/fetching/pressedParts.ts'].map(source);
const firstScreen = [entry, source('pages/home/HomePage.tsx')];
const belowFirstScreen = ['app/OverPage.tsx', 'pages/home/BookHere.tsx'].map(source);
const runningCart = source('app/fetching/startCart.ts');
/**
 * What a line of a cart, and whoever comes along, is written as, what state a booking is in, and how what waits for the bank
 * is kept for all tabs: pages of the account speak of them without a cart.
 */
const cartRecords = [
  'contract/orders/cart.ts',
  'contract/customers/customers.ts',
  '../machines/money/totals.ts',
  '../machines/bookings/bookingStatus.ts',
  'adapters/storage/orders/sharedIntent.ts',
  'adapters/actors/followRecord.ts',
].map(source);
/** What answers are, and the proof that somebody human gives them: forms of several parts have them, and the lead form. */
const answers = [
  '../machines/attendees/additionalAnswers.ts',
  '../machines/captcha/captchaRules.ts',
  '../machines/shared/faults.ts',
  'adapters/actors/login/captchaActors.ts',
].map(source);
/** The rules of slots, what they cost and where they lead: a booking has them, the cart, and the evening of the home page. */
const slots = [
  'adapters/actors/booking/dayLimit.ts',
  'adapters/schedule/loadSchedule.ts',
  '../machines/slots/slots.ts',
  '../machines/booking/askingRules.ts',
  '../machines/address/addressMoves.ts',
  'components/text/PriceText.tsx',
  'art/icons/occasions.ts',
].map(source);
/** The lead form before it opens: of operators who ask something, on every page. */
const leadForm = ['adapters/actors/content/leadActors.ts', 'pages/lead/LeadOutlet.tsx'].map(source);
/** Tickets: the account shows them, and the page after the bank; the cart, which is of the same part as that page, does not. */
const tickets = ['widgets/tickets/TicketsOfOrder.tsx'].map(source);
const furtherDown = source('pages/home/FurtherDown.tsx');
const drawings = ['components/pictures/drawings.tsx', 'components/pictures/PlanDrawing.tsx'].map(source);
/** Beside the page's own business, what leads from it: it comes when somebody first does something. */
const whenTouched = [sections, ...['app/fetching/pressedParts.ts', 'shell/Drawer.tsx'].map(source)];
const whenIdle = [
  'app/afterFirstPage.ts',
  'adapters/actors/healthCheck.ts',
  'adapters/device/lettersByRegion.ts',
  'adapters/storage/booking/readLeftProgress.ts',
  'app/fetching/portalParts.ts',
  'shell/Footer.tsx',
  'shell/blocking/NewVersionDialog.tsx',
].map(source);

/** The parts of the portal, by the folders of their pages; any other folder is a part of its own. */
const parts: Readonly<Record<string, string>> = {
  service: 'booking',
  register: 'login',
  verification: 'login',
  bookings: 'account',
  cancellation: 'account',
  family: 'account',
  points: 'account',
  reschedule: 'account',
  support: 'account',
  tickets: 'account',
  user: 'account',
  wallet: 'account',
  payment: 'cart',
  sendAgain: 'cart',
  academies: 'offered',
  events: 'offered',
  memberships: 'offered',
  offers: 'offered',
  retail: 'offered',
  training: 'offered',
  blogs: 'content',
  form: 'content',
  invite: 'content',
  lead: 'content',
  media: 'content',
  missing: 'content',
  places: 'content',
};

/** The part that a module fetched by itself belongs to; actors belong to the page that they are fetched with. */
function partOf(id: string): string {
  if (id.endsWith('bookingActors.ts')) return 'booking';
  if (id.endsWith('dialogActors.ts')) return 'login';
  const folder = basename(dirname(id));
  return parts[folder] ?? (dirname(dirname(id)) === source('pages') ? folder : 'content');
}

/** All that the given modules import at once, themselves included. */
function reach(starts: readonly string[], graph: Graph, known: Set<string> = new Set()): Set<string> {
  const open = [...starts];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (known.has(id)) continue;
    known.add(id);
    open.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return known;
}

/** By part: all that its pages and dialogs import at once. */
function reachOfParts(graph: Graph): Map<string, Set<string>> {
  const known = new Map<string, Set<string>>();
  const fetched = [sections, ...fetchedOnDemand].flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
  for (const id of [...fetched, source('pages/booking/BookingPanel.tsx')]) {
    const part = partOf(id);
    known.set(part, reach([id], graph, known.get(part)));
  }
  return known;
}

/** What the first screen runs. */
export const firstFile = 'first';

const isOwn = (id: string): boolean => /[\\/](?:src|machines)[\\/]/.test(id);

/** What the bundler is told about the files of the build. */
export function chunkGroups(): Group[] {
  const known: Partial<
    Record<
      | 'first'
      | 'sender'
      | 'below'
      | 'quiet'
      | 'touched'
      | 'records'
      | 'cart'
      | 'slots'
      | 'answers'
      | 'lead'
      | 'tickets'
      | 'further'
      | 'drawings',
      Set<string>
    >
  > & {
    parts?: Map<string, Set<string>>;
  } = {};
  const sharing = (id: string, graph: Graph): string[] => {
    known.parts ??= reachOfParts(graph);
    return isOwn(id) ? [...known.parts].flatMap(([part, modules]) => (modules.has(id) ? [part] : [])).sort() : [];
  };
  return [
    {
      debugName: 'words',
      name: (id) => {
        const words = /(\w+)\.po\?words=(\w+)$/.exec(id);
        return words === null ? null : `words-${words[2]}-${words[1]}`;
      },
      priority: 8,
    },
    {
      debugName: 'first screen',
      name: (id, graph) => {
        known.first ??= reach(firstScreen, graph);
        // What starts the portal stays apart: the inspector shares the rest and must not start one.
        if (id === entry) return null;
        return known.first.has(id) || id.includes('rolldown/runtime') ? firstFile : null;
      },
      priority: 7,
    },
    {
      debugName: 'what sends requests',
      name: (id, graph) => ((known.sender ??= reach([source('adapters/http/send.ts')], graph)).has(id) ? 'send' : null),
      priority: 6,
    },
    {
      debugName: 'below the first screen',
      name: (id, graph) => ((known.below ??= reach(belowFirstScreen, graph)).has(id) ? 'later' : null),
      priority: 5,
    },
    {
      debugName: 'when quiet',
      name: (id, graph) => ((known.quiet ??= reach(whenIdle, graph)).has(id) ? 'quiet' : null),
      priority: 4,
    },
    {
      debugName: 'when touched',
      name: (id, graph) => ((known.touched ??= reach(whenTouched, graph)).has(id) ? 'addresses' : null),
      priority: 4,
    },
    {
      debugName: 'records of the cart',
      name: (id, graph) => ((known.records ??= reach(cartRecords, graph)).has(id) ? 'records' : null),
      priority: 4,
    },
    {
      debugName: 'the cart',
      name: (id, graph) => ((known.cart ??= reach([runningCart], graph)).has(id) ? 'running-cart' : null),
      priority: 4,
    },
    {
      debugName: 'slots',
      name: (id, graph) => ((known.slots ??= reach(slots, graph)).has(id) ? 'slots' : null),
      priority: 4,
    },
    {
      debugName: 'answers',
      name: (id, graph) => ((known.answers ??= reach(answers, graph)).has(id) ? 'answers' : null),
      priority: 4,
    },
    {
      debugName: 'the lead form',
      name: (id, graph) => ((known.lead ??= reach(leadForm, graph)).has(id) ? 'lead' : null),
      priority: 4,
    },
    {
      debugName: 'further down the home page',
      name: (id, graph) => ((known.further ??= reach([furtherDown], graph)).has(id) ? 'further' : null),
      priority: 4,
    },
    {
      debugName: 'what draws',
      name: (id, graph) => ((known.drawings ??= reach(drawings, graph)).has(id) ? 'drawings' : null),
      priority: 4,
    },
    {
      debugName: 'shared by many parts',
      name: (id, graph) => (sharing(id, graph).length > 2 ? 'shared' : null),
      minShareCount: 2,
      priority: 3,
    },
    {
      debugName: 'tickets',
      name: (id, graph) => {
        known.tickets ??= reach(tickets, graph);
        return isOwn(id) && known.tickets.has(id) && sharing(id, graph).length < 3 ? 'tickets' : null;
      },
      priority: 3,
    },
    {
      debugName: 'shared by two parts',
      name: (id, graph) => {
        const [one, other, third] = sharing(id, graph);
        return other !== undefined && third === undefined ? `${one}-${other}` : null;
      },
      minShareCount: 2,
      priority: 2,
    },
    {
      // The rest of the account does without: a tenth of what its pages share.
      debugName: 'writing to the operator',
      name: (id, graph) =>
        /[\\/]support(?=[\\/A-Z])/.test(id) && sharing(id, graph).join() === 'account' ? 'support' : null,
      minShareCount: 2,
      priority: 1,
    },
    {
      debugName: 'shared within a part',
      name: (id, graph) => {
        const [part, other] = sharing(id, graph);
        return part !== undefined && other === undefined ? part : null;
      },
      minShareCount: 2,
      priority: 1,
    },
  ];
}
