/**
 * The part of the storms' server that tells customers what is theirs: profile, family and files. Everything says whose it is,
 * so that a walk sees what stands where it does not belong.
 */
import type { Accounts, Account } from './accounts.ts';
import { isUpload, Refusal, type Asked } from './asked.ts';
import { spelled } from '../spelled.ts';
import type { WaysIn } from './waysIn.ts';

const ownerOf = ({ id }: Account): string => `customer ${id}`;

/** What is kept of a relative beside the name. */
interface Paper {
  id_proof_type_id: unknown;
  id_proof_number: unknown;
  documents: { id_proof?: unknown };
  profile_image_url?: unknown;
}

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
  const papers = new Map<number, Paper>();

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

  /** What is told already stays theirs. */
  function keepPapers(account: Account, id: number, whom: string, body: Paper): void {
    const { id_proof_type_id, id_proof_number, documents } = body;
    const known = papers.get(id);
    const profile_image_url = body.profile_image_url === undefined ? known?.profile_image_url : body.profile_image_url;
    if (documents.id_proof !== known?.documents.id_proof) attach(account, whom, documents.id_proof);
    if (profile_image_url !== known?.profile_image_url) attach(account, whom, profile_image_url);
    papers.set(id, { id_proof_type_id, id_proof_number, documents, profile_image_url });
  }

  const familyOf = (account: Account): Map<number, string> => {
    const first = [1, 2, 3].map((n) => account.id * 10 + n);
    const known =
      family.get(account.id) ?? new Map(first.map((id) => [id, spelled(`Relative ${id} of ${ownerOf(account)}`)]));
    family.set(account.id, known);
    return known;
  };

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
    papers,
    /** Undefined where the call is none of these. */
    answer: (asked: Asked): unknown => {
      const { path } = asked;
      if (path === 'profile') return profile(asked);
      if (path.startsWith('customers-associated')) return relatives(asked);
      if (path === 'customers/id-proof-types') return [{ id: 33, name: 'Passport' }];
      if (isUpload(asked)) return { files: [upload(asked)] };
      return undefined;
    },
  };
}
