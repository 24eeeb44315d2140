/** Words that names of this house do not have, and what is said instead. Kept beside `docs/vocabulary.md`, which says why. */

/** Where a name stands: the folder or file it names, a machine, an event, or what a file exports. */
export type NameKind = 'folder' | 'file' | 'machine' | 'event' | 'export';

export interface BannedWord {
  /** As it would be written in a name: "util", "memberDetails", "user.signOut". Plurals are meant, too. */
  word: string;
  /** What is said instead; "" where there is no other word because the thing is called by what it does. */
  instead: string;
  /** Everywhere unless said. */
  kinds?: readonly NameKind[];
  /** Names that have the word and may keep it, because others gave it. */
  unless?: readonly string[];
}

const drawers: readonly BannedWord[] = ['util', 'utility', 'helper', 'misc', 'stuff', 'thing']
  .map((word): BannedWord => ({ word, instead: '' }))
  .concat({ word: 'manager', instead: '', unless: ['tagManager'] });

/** Words for one of our own things that the field calls otherwise. */
const wrong: readonly BannedWord[] = [
  { word: 'booker', instead: 'customer' },
  { word: 'client', instead: 'customer', kinds: ['folder', 'machine', 'event'] },
  { word: 'participant', instead: 'attendee', kinds: ['folder', 'machine', 'event'] },
  { word: 'reducer', instead: 'machine' },
  { word: 'saga', instead: 'actor' },
  { word: 'dto', instead: 'the record itself' },
  { word: 'wizard', instead: 'step' },
  { word: 'quirks', instead: 'faults', kinds: ['folder'] },
  { word: 'deskReads', instead: 'adminQueries' },
  { word: 'both', instead: 'bilingual', kinds: ['export'] },
  { word: 'dice', instead: 'random' },
  { word: 'basket', instead: 'cartContent' },
  { word: 'memberDetails', instead: 'attendeeDetails' },
  { word: 'members.change', instead: 'attendees.change', kinds: ['event'] },
  { word: 'ticketPlace', instead: 'slotRef' },
  { word: 'visitorInput', instead: 'channelInput' },
  { word: 'visitor', instead: 'attendee, customer, or signed out', unless: ['visitorToken'] },
  { word: 'forgotPassword', instead: 'passwordReset' },
  { word: 'recovery', instead: 'passwordReset' },
  { word: 'user.signOut', instead: 'session.logOut', kinds: ['event'] },
  { word: 'user.signedIn', instead: 'session.logIn', kinds: ['event'] },
  { word: 'bookingPlace', instead: 'bookingSurface' },
  { word: 'bookingChoice', instead: 'bookingSelection' },
  { word: 'noChoice', instead: 'noSelection' },
  { word: 'missedChoice', instead: 'missedSelection' },
  { word: 'enrolmentChoice', instead: 'enrolmentSelection' },
  { word: 'trainerChoice', instead: 'trainerSelection' },
  { word: 'purchaseChoice', instead: 'purchaseSelection' },
  { word: 'topUpChoice', instead: 'topUpSelection' },
  { word: 'choice.changed', instead: 'selection.changed', kinds: ['event'] },
  { word: 'cartChoice', instead: 'paymentPreferences' },
  { word: 'bookingDraft', instead: 'bookingProgress' },
  { word: 'takingUp', instead: 'matchesProgress' },
  { word: 'returning', instead: 'restore' },
  { word: 'job', instead: 'promiseActor', kinds: ['folder', 'file', 'export'] },
  { word: 'edge', instead: 'adapters', kinds: ['folder'] },
  { word: 'part', instead: 'components', kinds: ['folder'] },
  { word: 'world', instead: 'Deps, or the pages of the sandbox', kinds: ['folder', 'export'] },
  { word: 'lost', instead: 'connectionError', kinds: ['export'] },
  { word: 'problemOf', instead: 'toProblem' },
  { word: 'contractBreach', instead: 'contractError' },
  { word: 'misfit', instead: 'violation' },
  { word: 'answerOf', instead: 'responseOf' },
  { word: 'answerTo', instead: 'responseTo' },
  { word: 'errorAnswer', instead: 'errorResponse' },
  { word: 'patience', instead: 'timeoutMs' },
  { word: 'kept', instead: 'persisted, or stored by the sandbox', kinds: ['export', 'file'] },
  { word: 'keep', instead: 'assign or persist', kinds: ['export'] },
  { word: 'askCart', instead: 'requestCart' },
  { word: 'beginSession', instead: 'persistLogin' },
  { word: 'wares', instead: 'cartKinds' },
  { word: 'isOver', instead: 'hasLeftStep1' },
  { word: 'details.give', instead: 'details.submit', kinds: ['event'] },
  { word: 'check.again', instead: 'clock.check', kinds: ['event'] },
  { word: 'kitOf', instead: 'equipmentOf' },
  { word: 'kit', instead: 'equipment', kinds: ['folder'] },
  { word: 'whenQuiet', instead: 'whenIdle' },
  { word: 'packBeside', instead: 'packInWorker' },
  { word: 'packingLine', instead: 'workerProtocol' },
  { word: 'trip', instead: 'providerRedirect' },
  { word: 'sayGoodbye', instead: 'rememberLogoutReturn' },
  { word: 'teachDialogs', instead: 'polyfillDialogs' },
  { word: 'standInForGoogle', instead: 'recaptchaStub' },
  { word: 'extra', instead: 'addon' },
  { word: 'day.find', instead: 'freeDay.find', kinds: ['event'], unless: ['freeDay.find'] },
  { word: 'listener', instead: 'callbackActor', kinds: ['export'] },
  { word: 'hand', instead: 'owner of a cart; inputDriver or gestures of a test', kinds: ['export', 'file'] },
];

/** A name with one of these is refused. */
export const bannedWords: readonly BannedWord[] = [...drawers, ...wrong];

/**
 * Words on their way out: names still have them, new ones must not be made with them. Once the last name has gone, the
 * check asks for the line to be moved up into `wrong`.
 */
export const leavingWords: readonly BannedWord[] = [];

/** Words that are no names only: no comment, test or page of the documents says them either, there where they are ours. */
interface UnsaidWord {
  readonly said: RegExp;
  readonly instead: string;
  readonly where?: RegExp;
  /** What stands in each of them, in small letters: a file without it need not be searched for what is around it. */
  readonly has?: string;
}

const unsaidWords: readonly UnsaidWord[] = [
  { said: /\bjobs?\b/i, instead: 'actor, or promise actor' },
  // Those of a document or a server are called so by the platform; in a comment, or as a key of a law, it is an actor.
  {
    said: /(?:\/\*|\/\/|^ *\*).*\bvisitors?\b(?! token)|\bvisitor\??: /im,
    has: 'visitor',
    instead: 'attendee, customer, or signed out',
    where: /^(?:machines|src|sandbox)\/.*\.tsx?$/,
  },
  // Who calls the sandbox, in its tests.
  {
    said: /\.visitor\(|\bvisitor\.(?:call|get)\(|\bvisitor: Client\b/,
    instead: 'customer, or signed out',
    where: /^test\//,
  },
  {
    said: /(?:\/\*|\/\/|^ *\*).*(?:\b(?:an|the|its|their) extra\b|\bextras\b)/im,
    has: 'extra',
    instead: 'add-on',
    where: /^(?:machines|src|sandbox)\/.*\.tsx?$/,
  },
  // A field's name: where something is, by what is there.
  {
    said: /^ *(?:readonly )?place\??: (?:ReactNode|string)\b/m,
    instead: 'venue, court, where',
    where: /^(?:machines|src)\/(?!contract\/).*\.tsx?$/,
  },
  // A field's name: where a booking is shown, and what was selected in it.
  { said: /\b(?:place\??: BookingSurface|choice\??: \w+Selection)\b/, instead: 'surface, selection' },
  { said: /(?:\/\*|\/\/|^ *\*).*\blisteners?\b|\blisteners?: \[/im, has: 'listener', instead: 'callback actor' },
  // A server answers; a function returns.
  {
    said: /(?:[.;] (?:it )?[Aa]|\/\*\* A)nswers (?:how|what|whether|where)\b/,
    instead: 'returns',
    where: /^(?:machines|src|sandbox|tools|test)\/.*\.tsx?$/,
  },
  // What one of several people takes; neither a node of the document, nor where something stands in a list.
  {
    said: /\bplace: (?:HTML)?Element\b|, place\) =>|\bplace = (?:useRef|document\.|\S+\.(?:querySelector|findIndex|indexOf)\b)/,
    instead: 'what the element is, or index',
    where: /^(?:machines|src)\/.*\.tsx?$/,
  },
];

const whereActorsAre = /^(?:machines|src|test|docs)\/(?!requirements\/).*\.(?:tsx?|md)$/;

/** `path says "job" for actor` for each word that the glossary has another for. */
export function unsaidIn({ path, text }: { path: string; text: string }): string[] {
  const small = text.toLowerCase();
  return unsaidWords.flatMap(({ said, has = '', instead, where = whereActorsAre }) => {
    const [found] = (where.test(path) && small.includes(has) && said.exec(text)) || [];
    return found === undefined ? [] : [`${path} says "${found.trim()}": ${instead}`];
  });
}
