/**
 * The part of the storms' server that tells customers what is theirs: bookings page by page, profile, family. Everything says
 * whose it is and what was asked, so that a walk sees what stands where it does not belong.
 */
import type { Accounts, Account } from './accounts.ts';
import { isUpload, Page, Refusal, type Asked } from './asked.ts';
import type { WaysIn } from './waysIn.ts';

const ownerOf = ({ id }: Account): string => `customer ${id}`;
const bookingsOfEach = 40;

/** What is said of the entries of that page; the portal must show them under this very question. */
export const entryName = (asked: { period: string; by: string; order: string; page: number }, owner: string): string =>
  `${asked.period} by ${asked.by} ${asked.order}, page ${asked.page}, of ${owner}`;

export function createOwnRecords(accounts: Accounts, waysIn: WaysIn) {
  const profiles = new Map<number, Record<string, unknown>>();
  /** The names of each customer's relatives, by their ids. */
  const family = new Map<number, Map<number, string>>();
  /** Relatives that were removed, by their ids. */
  const removed: number[] = [];
  /** Those who came in addition. */
  const joined: number[] = [];

  /** Files, by the paths under which they are stored, and the names of those that somebody has had. */
  const stored = new Map<string, { by: number; name: string }>();
  const attached = new Set<string>();
  /** What lies where it does not belong. */
  const misplaced: string[] = [];
  /** The papers and pictures of relatives, by their ids. */
  const papers = new Map<number, Record<string, unknown>>();

  function store(account: Account, { name }: File): string {
    const path = `stored/${stored.size + 1}`;
    stored.set(path, { by: account.id, name });
    if (!name.endsWith(`of ${ownerOf(account)}`)) misplaced.push(`T06: ${ownerOf(account)} uploads “${name}”`);
    return path;
  }

  /** @param whom who gets it, as its name says */
  function attach(account: Account, whom: string, path: unknown): void {
    if (typeof path !== 'string' || path === '') return;
    const { name, by } = stored.get(path) ?? { name: path, by: null };
    if (by !== account.id || !name.endsWith(`for ${whom} of ${ownerOf(account)}`))
      misplaced.push(`T06: “${name}” is attached to ${whom} of ${ownerOf(account)}`);
    attached.add(name);
  }

  function upload(asked: Asked): { path: string; name: string; type: string } {
    const file = (asked.body as Record<string, File>)['preUpload[0]']!;
    return { path: store(accounts.caller(asked), file), name: file.name, type: 'jpeg' };
  }

  /** What came with the call, as it is told from then on. */
  function filed(account: Account, parts: Record<string, unknown>): Record<string, unknown> {
    const paths = Object.entries(parts).map(([field, part]) => {
      if (!(part instanceof File)) return [field, part];
      const path = store(account, part);
      attach(account, 'me', path);
      return [field, path];
    });
    return Object.fromEntries(paths) as Record<string, unknown>;
  }

  interface Paper {
    id_proof_type_id: unknown;
    id_proof_number: unknown;
    documents: { id_proof?: unknown };
    profile_image_url?: unknown;
  }

  /** What is told already stays theirs. */
  function keepPapers(account: Account, id: number, whom: string, body: Paper): void {
    const { id_proof_type_id, id_proof_number, documents } = body;
    const known = papers.get(id) as Paper | undefined;
    const profile_image_url = body.profile_image_url === undefined ? known?.profile_image_url : body.profile_image_url;
    if (documents.id_proof !== known?.documents.id_proof) attach(account, whom, documents.id_proof);
    if (profile_image_url !== known?.profile_image_url) attach(account, whom, profile_image_url);
    papers.set(id, { id_proof_type_id, id_proof_number, documents, profile_image_url });
  }

  const familyOf = (account: Account): Map<number, string> => {
    const first = [1, 2, 3].map((n) => account.id * 10 + n);
    const known = family.get(account.id) ?? new Map(first.map((id) => [id, `Relative ${id} of ${ownerOf(account)}`]));
    family.set(account.id, known);
    return known;
  };

  function bookings(asked: Asked): Page {
    const { query } = asked;
    const account = accounts.caller(asked);
    const [page, size] = [Number(query.get('page')), Number(query.get('size'))];
    const question = {
      period: query.get('period') ?? '',
      by: query.get('sortBy') ?? '',
      order: query.get('sort_order') ?? '',
      page,
    };
    const name = entryName(question, ownerOf(account));
    const left = Math.min(size, Math.max(0, bookingsOfEach - (page - 1) * size));
    const data = Array.from({ length: left }, (_, index) => ({
      id: 1 + (page - 1) * size + index,
      order_id: 1,
      service_id: 3,
      facility_id: 303,
      name,
      service_name: 'Padel',
      venue_name: 'Saha',
      facility_date: '2026-11-27',
      facility_start_time: '18:00:00',
      facility_end_time: '19:00:00',
      total: 105,
    }));
    return new Page(data, bookingsOfEach, Math.ceil(bookingsOfEach / size), page);
  }

  function profile(asked: Asked): unknown {
    const account = accounts.caller(asked);
    const { id, name } = account;
    const known: Record<string, unknown> = profiles.get(id) ?? {
      id,
      first_name: name,
      last_name: 'Haddad',
      documents: [],
    };
    const told = (one: object) => ({ ...one, ...waysIn.contactOf(id) });
    if (asked.method !== 'POST') return told(known);
    const { documents, preferences, otp, ...parts } = asked.body as Record<string, string>;
    const listed = documents === undefined ? [] : (JSON.parse(documents) as { path?: string }[]);
    const before = new Set((known['documents'] as { path?: string }[]).map(({ path }) => path));
    for (const { path } of listed) if (!before.has(path)) attach(account, 'me', path);
    if (otp !== undefined) {
      waysIn.changeContact(id, parts, otp);
      return told(known);
    }
    const kept = documents === undefined ? {} : { documents: listed };
    const wishes = preferences === undefined ? {} : { preferences: JSON.parse(preferences) as unknown };
    profiles.set(id, { ...known, ...filed(account, parts), ...kept, ...wishes });
    return told(profiles.get(id)!);
  }

  function relatives(asked: Asked): unknown {
    const account = accounts.caller(asked);
    const known = familyOf(account);
    const told = (id: number) => ({ ...papers.get(id), customer_id: id, name: known.get(id) });
    const [, path] = /^customers-associated\/(\d+)$/.exec(asked.path) ?? [];
    const id = Number(path ?? asked.query.get('customerId'));
    if (asked.path === 'customers-associated' && asked.method === 'GET') return [...known.keys()].map(told);
    if (asked.method === 'POST') {
      const next = account.id * 10 + 4 + joined.length;
      joined.push(next);
      known.set(next, (asked.body as { name: string }).name);
      keepPapers(account, next, 'relative new', asked.body as Paper);
      return told(next);
    }
    if (!known.has(id)) throw new Refusal(404, 'notFound');
    if (asked.method === 'GET') return told(id);
    if (asked.method === 'PUT') {
      keepPapers(account, id, `relative ${id}`, asked.body as Paper);
      known.set(id, (asked.body as { name: string }).name);
      return told(id);
    }
    known.delete(id);
    removed.push(id);
    return null;
  }

  return {
    profiles,
    family,
    removed,
    stored,
    attached,
    misplaced,
    /** Undefined where the call is none of these. */
    answer: (asked: Asked): unknown => {
      const { path } = asked;
      if (path === 'profile/bookings/facility') return bookings(asked);
      if (path === 'profile') return profile(asked);
      if (path.startsWith('customers-associated')) return relatives(asked);
      if (path === 'customers/id-proof-types') return [{ id: 33, name: 'Passport' }];
      if (isUpload(asked)) return { files: [upload(asked)] };
      return undefined;
    },
  };
}
