/** Whether an exported name of the portal stands for one thing, and the names that several files export in one meaning. */
import { dirname } from 'node:path';
import type { Name } from './names.ts';

interface SharedMeaning {
  names: readonly string[];
  /** Folders and files that export them. */
  in: readonly string[];
  /** The one thing they stand for. */
  why: string;
}

const purchases = ['machines/enrolment', 'machines/membershipPurchase', 'machines/trainerBooking'];
const forms = ['src/pages/login', 'src/pages/register', 'src/pages/user', 'src/pages/verification'];

/** Names that several files export for the same thing, each of its own machine or form. */
export const sharedMeanings: readonly SharedMeaning[] = [
  {
    names: ['contextFrom'],
    in: ['attendees', 'booking', 'cart', 'checkout', 'enrolment', 'family', 'paymentReturn', 'promotion'].map(
      (area) => `machines/${area}`,
    ),
    why: 'the context with which a machine begins, made of its input',
  },
  {
    names: ['selectionIn', 'writeSelection', 'packageOf'],
    in: purchases,
    why: 'a selection in an address, read and written, and the package that it names',
  },
  {
    names: ['isSameSelection'],
    in: ['machines/booking', 'machines/membershipPurchase', 'machines/trainerBooking'],
    why: 'whether two selections are the same',
  },
  {
    names: ['datesOf', 'slotAt'],
    in: ['machines/booking/choosing', 'machines/reschedule'],
    why: 'the dates that may be picked for a slot, and the slot that starts then',
  },
  {
    names: ['isSoldOut'],
    in: ['machines/booking/selling', 'machines/events', 'machines/picker'],
    why: 'whether none is left of what is sold there',
  },
  {
    names: ['quantityProblem'],
    in: ['machines/booking/selling', 'machines/picker'],
    why: 'why a quantity is not allowed',
  },
  {
    names: ['intentOf'],
    in: ['machines/paymentReturn', 'machines/topUp'],
    why: 'what is persisted of a payment, if it is this one',
  },
  {
    names: ['emptyDraft'],
    in: ['machines/registration', 'machines/siteForm', 'machines/support'],
    why: 'a form in which nothing is typed yet',
  },
  {
    names: ['writtenDraft'],
    in: ['machines/family', 'machines/siteForm'],
    why: 'the part of a draft that may be persisted',
  },
  {
    names: ['withFile'],
    in: ['machines/attendees', 'machines/siteForm'],
    why: 'answers with a stored file',
  },
  { names: ['answerFaults'], in: ['machines/lead', 'machines/siteForm'], why: 'what is wrong with each answer' },
  { names: ['answerWords'], in: ['src/pages/lead', 'src/widgets'], why: 'the words for what is wrong with an answer' },
  { names: ['captchaWords'], in: ['src/pages/form', 'src/pages/lead'], why: 'the words for a captcha that is missing' },
  {
    names: ['labels', 'faultWords'],
    in: [...forms, 'src/pages/support', 'src/widgets'],
    why: 'the names of the fields of a form, and the words for what is wrong with one',
  },
  {
    names: ['refusalsOf', 'wordsAt'],
    in: [...forms, 'src/pages/family'],
    why: 'everything that is said at the fields of a form, and what is said at one',
  },
  {
    names: ['problemWords'],
    in: [...forms, 'src/widgets'],
    why: 'the words for a problem',
  },
  {
    names: ['useRefusalNotice'],
    in: ['src/pages/login', 'src/pages/register'],
    why: 'a refusal of the server as a notice',
  },
  {
    names: ['deferUpdate'],
    in: ['machines/version', 'src/adapters/actors'],
    why: 'an actor is provided under the name that charts have for it',
  },
];

const isSelectors = (path: string): boolean => path.endsWith('Selectors.ts');
/** Where each drawing is called after the sport or thing that it shows. */
const isDrawing = (path: string): boolean => /^src\/art\/(?:courts|equipment|icons)\//.test(path);
/** A setup is called like its machine. */
const isOwnSetup = (name: string, path: string): boolean => path.endsWith(`/${name}Setup.ts`);
const isBeside = (one: string, other: string): boolean =>
  `${dirname(one)}/`.startsWith(`${dirname(other)}/`) || `${dirname(other)}/`.startsWith(`${dirname(one)}/`);

/**
 * A selector is read as a question to its machine, and may be called like the rule beside it that answers; a component
 * may be called like the one thing that it shows, and a type like the schema of the contract that it is read off.
 */
function isOneThing(name: string, paths: readonly string[]): boolean {
  const others = paths.filter((path) => !isSelectors(path));
  const selectors = paths.filter(isSelectors);
  if (others.length === 2 && selectors.length === 0 && /^[A-Z]/.test(name)) {
    const components = others.filter((path) => path.endsWith('.tsx'));
    return components.length === 1 || others.filter((path) => path.startsWith('src/contract/')).length === 1;
  }
  if (/^[A-Z]/.test(name)) return others.length === 1 && selectors.length === 1 && others[0]!.endsWith('.tsx');
  return others.length === 0 || (others.length === 1 && selectors.some((path) => isBeside(path, others[0]!)));
}

/** `name: file, file` for each name that stands for several things, and each line of the list that no names need. */
export function meaningsOf(names: readonly Name[], shared: readonly SharedMeaning[]): string[] {
  const places = new Map<string, Set<string>>();
  for (const { kind, name, at } of names) {
    const isCounted = kind === 'export' && /^(?:machines|src)\//.test(at) && name !== 'Component';
    if (isCounted && !isDrawing(at) && !isOwnSetup(name, at)) places.set(name, (places.get(name) ?? new Set()).add(at));
  }
  const isMeant = (name: string, path: string): boolean =>
    shared.some((one) => one.names.includes(name) && one.in.some((area) => path.startsWith(`${area}/`)));
  const several = [...places].filter(([name, paths]) => paths.size > 1 && !isOneThing(name, [...paths]));
  const said = new Set(several.map(([name]) => name));
  return [
    ...several
      .filter(([name, paths]) => ![...paths].every((path) => isMeant(name, path) || isSelectors(path)))
      .map(([name, paths]) => `${name}: ${[...paths].join(', ')}`),
    ...shared.flatMap((one) =>
      one.names.filter((name) => !said.has(name)).map((name) => `${name} needs no line any more`),
    ),
  ];
}
