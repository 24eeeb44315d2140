/** The architecture rules, each for the text of one file; the answer names what is wrong. */
import { dirname, extname, posix } from 'node:path';

export interface SourceFile {
  /** Relative to the root of the project, with forward slashes. */
  path: string;
  text: string;
}

export type Rule = (file: SourceFile) => string[];

/** Imports go to a lower floor or stay on their own. Each folder with its sentence in README.md. */
const floors: readonly Readonly<Record<string, string>>[] = [
  { 'src/contract': "the operator's API: schemas by subject, and a table of calls for each section" },
  { machines: 'statecharts and pure rules, by area; `registry.ts` lists all' },
  {
    'src/adapters':
      "where the portal meets the world: HTTP, storage, address, device, foreign scripts, the machines' actors",
    'src/i18n': 'the two languages, dates, money',
  },
  {
    'src/theme': "the operator's colours",
    'src/art': 'court-line drawings and icons',
    'src/styles': 'sheets that every page needs, fonts, tokens',
    'src/components':
      'props-only pieces by kind, from fields to signs, each with its sheet; they know rules, and no machine',
  },
  { 'src/actors': 'how views reach running actors and stores' },
  { 'src/widgets': 'pieces that several pages share and that know a machine' },
  {
    'src/shell': 'header, footer, menus, and what pages of the account and of lists share',
  },
  { 'src/pages': 'one folder for each section' },
  { 'src/inspect': 'the inspector beside the portal and its recordings' },
  { 'src/app': 'composition: root actor, addresses, start' },
];

const rooms = floors.flatMap((floor) => Object.keys(floor));
const roomOf = (path: string): string | undefined => rooms.find((room) => path.startsWith(`${room}/`));
const floorOf = (room: string): number => floors.findIndex((floor) => room in floor);

/** What README.md says that a folder may import. */
function importsAllowed(room: string): string {
  const below = floors[floorOf(room) - 1];
  if (below === undefined) return 'nothing';
  const names = Object.keys(below).map((name) => name.replace('src/', ''));
  return `${names.join(', ')} and below${room === 'src/pages' ? ', never another page' : ''}`;
}

/** The rows of README.md's table of folders, from the lowest floor up. */
export const houseRows: readonly [room: string, row: string][] = floors.flatMap((floor) =>
  Object.entries(floor).map(([room, says]): [string, string] => [
    room,
    `| \`${room}\` | ${says} | ${importsAllowed(room)} |`,
  ]),
);

/** Folders beside the floors, with the rest of their rows, and what each may import of the project; null: everything. */
const beside: Readonly<Record<string, { says: string; imports: string; may: readonly string[] | null }>> = {
  sandbox: {
    says: "the operator's server: its [floors](docs/guide/sandbox.md)",
    imports: 'contract; one page asks the slot rules why',
    may: ['sandbox', 'src/contract', 'machines/slots'],
  },
  tools: {
    says: 'a file for each command of `npm run`, its parts in folders by what they serve: build, serve, weight, floor …',
    imports: 'everything',
    may: null,
  },
  test: {
    says: 'rules, paths, views, contract, sandbox, journeys',
    imports: 'everything',
    may: null,
  },
  docs: {
    says: '[requirements](docs/requirements), [words](docs/vocabulary.md), [flows](docs/flows) drawn from the machines, [decisions](docs/decisions), [guides](docs/guide)',
    imports: 'machines, tools',
    may: ['docs', 'machines', 'tools'],
  },
};

/** The rows of the folders beside the floors, in README.md's order. */
export const besideRows: readonly [room: string, row: string][] = Object.entries(beside).map(
  ([room, { says, imports }]) => [room, `| \`${room}\` | ${says} | ${imports} |`],
);

const withoutComments = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[^:])\/\/.*$/gm, '$1');

/** What a file imports, statically or on demand: package names, and paths from the root of the project. */
export function importsOf({ path, text }: SourceFile): string[] {
  const code = withoutComments(text);
  const patterns = [
    /\b(?:import|export)\s[^'";]*?\bfrom\s*['"]([^'"]+)['"]/g,
    /\bimport\s*['"]([^'"]+)['"]/g,
    /\bimport\s*\(\s*['"]([^'"]+)['"]/g,
    /\bimport\.meta\.glob[^(]*\(\s*['"]([^'"]+)['"]/g,
    /@import\s+(?:url\()?['"]([^'"]+)['"]/g,
  ];
  const names = patterns.flatMap((pattern) => [...code.matchAll(pattern)].map(([, name = '']) => name));
  return names.map((name) => (name.startsWith('.') ? posix.join(dirname(path), name) : name));
}

const isOfProject = (name: string): boolean => /^(?:src|machines|sandbox|tools|test|docs)\//.test(name);

export const importsGoDown: Rule = (file) => {
  const room = roomOf(file.path);
  if (room === undefined) return [];
  return importsOf(file)
    .filter(isOfProject)
    .filter((name) => {
      const other = roomOf(name);
      return other === undefined || floorOf(other) > floorOf(room);
    })
    .map((name) => `imports ${name}, which is not below ${room}`);
};

/** The folders beside the floors import only what their row says. */
export const besideImportsWhatItSays: Rule = (file) => {
  const may = beside[file.path.split('/')[0] ?? '']?.may ?? null;
  if (may === null) return [];
  return importsOf(file)
    .filter((name) => isOfProject(name) && !may.some((folder) => name.startsWith(`${folder}/`)))
    .map((name) => `imports ${name}; README.md says ${may.join(', ')}`);
};

const pageOf = (path: string): string | undefined => /^src\/pages\/([^/]+)\//.exec(path)?.[1];

export const pagesStandAlone: Rule = (file) => {
  const page = pageOf(file.path);
  if (page === undefined) return [];
  return importsOf(file)
    .filter((name) => name.startsWith('src/pages/') && pageOf(name) !== page)
    .map((name) => `imports ${name}, which belongs to another page`);
};

/** The one page of the sandbox that asks the portal's slot rules, and those rules. */
const explaining = { page: 'sandbox/pages/operator/slotReasons.ts', rules: 'machines/slots/' } as const;

export const sandboxKnowsTheContractOnly: Rule = (file) =>
  file.path.startsWith('sandbox/')
    ? importsOf(file)
        .filter((name) => isOfProject(name) && !/^(?:sandbox|src\/contract)\//.test(name))
        .filter((name) => file.path !== explaining.page || !name.startsWith(explaining.rules))
        .map((name) => `imports ${name}; the sandbox reads the contract and nothing else of the portal`)
    : [];

export const partsKnowNoMachine: Rule = (file) =>
  /^src\/(?:components|art|theme)\//.test(file.path)
    ? importsOf(file)
        .filter((name) => /^(?:xstate|@xstate\/)/.test(name) || /^machines\/.*Machine\.ts$/.test(name))
        .map((name) => `imports ${name}; components take props`)
    : [];

/** The two kinds of control that React Aria makes (docs/decisions/027). */
const ofReactAria = new Set(['src/components/dates/CalendarGrid.tsx', 'src/components/fields/country/CountryList.tsx']);

/** Each kind of control is made in one way: a third kind of React Aria's, or a button that opens by hand, would mix the two. */
export const controlsHaveOneMaker: Rule = (file) => {
  if (!file.path.startsWith('src/')) return [];
  const opens =
    /\baria-expanded(?:=|['"]\]?\s*:)|\bariaExpanded\b/.test(file.text) &&
    !/\brole="combobox"/.test(file.text) &&
    file.path !== 'src/components/useDisclosure.ts';
  return [
    ...importsOf(file)
      .filter((name) => name.startsWith('react-aria') && !ofReactAria.has(file.path))
      .map((name) => `imports ${name}; docs/decisions/027 says which controls are React Aria’s`),
    ...(opens ? ['says by hand what is open; src/components/useDisclosure.ts does'] : []),
  ];
};

/** The floors of the sandbox, the lowest first, with what docs/guide/sandbox.md says of each. */
export const sandboxFloors: Readonly<Record<string, string>> = {
  'sandbox/answers': 'refusals, and what is said with them in both languages',
  'sandbox/art': 'drawings and films that the content shows',
  'sandbox/data': 'the database: tables, seed, clock, settings',
  'sandbox/faults': 'what goes wrong on purpose, and the log of calls',
  'sandbox/domain': "what the operator's server decides: schedules, holds, orders, payments, codes",
  'sandbox/http': 'one handler for each call of the contract, and what holds for all calls',
  'sandbox/pages': 'the pages around the portal: bank, identity provider, inbox, operator',
};

const sandboxRooms = Object.keys(sandboxFloors);
const sandboxFloorOf = (path: string): number => sandboxRooms.findIndex((room) => path.startsWith(`${room}/`));
/** Files beside the floors that each of them may import. */
const sandboxTools = new Set(['sandbox/server.ts', 'sandbox/words.ts']);

export const sandboxImportsGoDown: Rule = (file) => {
  if (!file.path.startsWith('sandbox/')) return [];
  const floor = sandboxFloorOf(file.path);
  if (floor < 0) {
    const isKnown = sandboxTools.has(file.path) || /^sandbox\/\w+\.ts$/.test(file.path);
    return isKnown ? [] : ['lies on no floor of the sandbox'];
  }
  return importsOf(file)
    .filter((name) => name.startsWith('sandbox/') && !sandboxTools.has(name))
    .filter((name) => sandboxFloorOf(name) < 0 || sandboxFloorOf(name) > floor)
    .map((name) => `imports ${name}, which is not below ${sandboxRooms[floor]}`);
};

/** What would make a machine depend on the moment or the place it runs in. */
const worldly = [
  /\bglobalThis\b/,
  /\bwindow\s*\.\s*(?:open|location|document|history|navigator|fetch|addEventListener|\w+Storage|set\w+)\b/,
  /\bdocument\s*[.[]/,
  /\bnavigator\s*\./,
  /\blocation\s*\.(?:href|search|pathname|assign|reload)/,
  /\b(?:local|session)Storage\b/,
  /\bfetch\s*\(/,
  /\bXMLHttpRequest\b/,
  /\bDate\.now\s*\(/,
  /\bnew Date\s*\(\s*\)/,
  /\bTemporal\.Now\b/,
  /\bperformance\.now\b/,
  /\bMath\.random\s*\(/,
  /\bcrypto\s*\./,
  /\bset(?:Timeout|Interval)\s*\(/,
];

/** XState, and the language that the contract is written in. */
const languagesOfMachines = new Set(['xstate', 'valibot']);

export const machinesArePure: Rule = (file) => {
  if (!file.path.startsWith('machines/')) return [];
  const foreign = importsOf(file)
    .filter((name) => !isOfProject(name) && !languagesOfMachines.has(name))
    .map((name) => `imports ${name}; machines import xstate, the contract and each other`);
  const code = withoutComments(file.text);
  const touched = worldly
    .map((pattern) => pattern.exec(code)?.[0])
    .filter((found) => found !== undefined)
    .map((found) => `uses ${found.trim()}; time, ids and the world come in through events, input and actors`);
  return [...foreign, ...touched];
};

const physical = [
  /\b(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)\b[\w-]*\s*:/g,
  /\bborder-(?:top|bottom)-(?:left|right)-radius\s*:/g,
  /(?:^|[{;]\s*)(?:left|right)\s*:/gm,
  /\b(?:text-align|float|clear)\s*:\s*(?:left|right)\b/g,
];

export const stylesHaveNoSides: Rule = (file) =>
  extname(file.path) === '.css'
    ? physical
        .flatMap((pattern) => [...withoutComments(file.text).matchAll(pattern)].map(([found]) => found))
        .map((found) => `says "${found.replace(/^[{;\s]+/, '')}"; write inline-start or inline-end`)
    : [];

const enclosed = String.raw`\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)`;
const afterHas = new RegExp(
  String.raw`:has${enclosed}(?:${enclosed}|[^\s{},()])*\s*[>+~ ]\s*(?:\*|::?(?!is\(|where\())[^{},]*[,{]`,
  'g',
);

/**
 * What follows `:has(…)` and a combinator must have a name of its own. Browsers keep one list of everything that any
 * `:has` may change: a rule for any element makes all elements restyle whenever something is added or removed.
 */
export const hasSaysWhatChanges: Rule = (file) =>
  extname(file.path) === '.css'
    ? [...withoutComments(file.text).matchAll(afterHas)].map(
        ([found]) => `says "${found.slice(0, -1).trim()}"; name the element, its class or its attribute`,
      )
    : [];

const fromTheWhole = new RegExp(
  String.raw`(?:^|[\s,}])(?:html|body|main|dialog|\.page-body|\.modal|\.bk)(?:${enclosed}|[^\s{},()])*:has${enclosed}(?:${enclosed}|[^\s{},()])*\s*[>+~ ]\s*[^{},\s][^{},]*[,{]`,
  'g',
);

/**
 * A page or a dialog marks itself with what it contains, for instance in a property that its parts read. A rule that
 * names a part after `:has(…)` makes all such parts restyle whenever something is added or removed.
 */
export const wholeSpeaksOfItself: Rule = (file) =>
  extname(file.path) === '.css'
    ? [...withoutComments(file.text).matchAll(fromTheWhole)].map(
        ([found]) => `says "${found.slice(0, -1).trim()}"; set a property there, and read it in that part`,
      )
    : [];

const anySibling = /([^\s{},;>+~]*)\s*[+~]\s*\*[^{},]*[,{]/g;

/**
 * What follows a sibling without a class has a name of its own. Browsers look up what an element that comes or goes may
 * change by the name of its siblings: a rule for anything after any `h2` has all around it restyle, whatever it is.
 */
export const siblingsAreNamed: Rule = (file) =>
  extname(file.path) === '.css'
    ? [...withoutComments(file.text).matchAll(anySibling)]
        .filter(([, before = '']) => !/[.#[]/.test(before))
        .map(
          ([found]) => `says "${found.slice(0, -1).trim()}"; name what follows, or the class of what stands before it`,
        )
    : [];

export const markupIsNeverText: Rule = (file) =>
  /\b(?:dangerouslySetInnerHTML|innerHTML|outerHTML|insertAdjacentHTML)\b/.test(withoutComments(file.text)) &&
  file.path.startsWith('src/')
    ? ['writes markup from text']
    : [];

/** Ways to another address that are used in one place each, where the address is made one of this site. */
const guardedWays: readonly { way: RegExp; places: readonly string[] }[] = [
  {
    way: /\blocation\s*\.\s*(?:assign|replace)\b|\blocation(?:\s*\.\s*\w+)?\s*=(?![=>])|\bhistory\s*\.\s*(?:push|replace)State\b|(?:globalThis|window)\s*\.\s*open\b/,
    places: ['src/adapters/address/browserAddress.ts', 'src/adapters/address/leavePortal.ts'],
  },
  {
    way: /\.\s*navigate\s*\(/,
    places: [
      'src/app/address/followAddress.ts',
      'src/app/address/provideAddress.ts',
      'src/app/afterFirstPage.ts',
      'src/app/routes.tsx',
    ],
  },
];

/** What the router offers to lead elsewhere by. */
const leadingNames = /\b(?:Link|NavLink|Navigate|Form|useNavigate|useSubmit|useFetcher|redirect\w*|replace)\b/;

/** Code that opens addresses uses only those that lead to a page of this site (T01). */
export const addressesAreOwn: Rule = ({ path, text }) => {
  if (!path.startsWith('src/')) return [];
  const code = withoutComments(text);
  const ways = guardedWays
    .filter(({ places }) => !places.includes(path))
    .map(({ way }) => way.exec(code)?.[0])
    .filter((found) => found !== undefined);
  const isGuard = path === 'src/components/buttons/Link.tsx' || path === 'src/app/routes.tsx';
  const names = isGuard ? '' : (/import\s*\{([^}]*)\}\s*from\s*'react-router(?:\/dom)?'/.exec(code)?.[1] ?? '');
  const name = leadingNames.exec(names)?.[0];
  return [...ways, ...(name === undefined ? [] : [name])].map(
    (found) =>
      `leads by "${found.trim()}"; src/components/buttons/Link.tsx and src/adapters/address/browserAddress.ts know where to`,
  );
};

/** What asks by itself: the sender, and what must work where nothing can be fetched that would ask for it. */
const asking = new Set([
  'src/adapters/http/ask.ts',
  'src/adapters/http/send.ts',
  // Whether the server answers at all.
  'src/adapters/http/reachPortal.ts',
  // The portal's own files, before they are imported.
  'src/adapters/scripts/fetchFiles.ts',
  // The worker, and the code that checks whether there is one.
  'src/adapters/worker/registerWorker.ts',
  'src/adapters/worker/persistedFiles.ts',
  'src/adapters/worker/persistedShell.ts',
]);

/** Every call carries what R7.1 asks for, since it is made in one place; what is no plain question, or has no good answer, goes by ky. */
export const callsAreMadeByKy: Rule = ({ path, text }) => {
  if (!path.startsWith('src/') || asking.has(path) || !/\.tsx?$/.test(path)) return [];
  const found = /(?<![.\w])(?:globalThis\.|window\.)?fetch\s*\(|new XMLHttpRequest|sendBeacon/.exec(
    withoutComments(text),
  );
  return found
    ? [`asks by "${found[0]}"; src/adapters/http/client.ts calls the operator's server, ask.ts gets files`]
    : [];
};

/** Names that the operator gives in two languages are shown by `LocalText`, which marks the language (3.1.2). */
export const writtenNamesSayTheirLanguage: Rule = ({ path, text }) =>
  path.endsWith('.tsx')
    ? [...text.matchAll(/(?:^\s*|>)\{(local(?:Name|Text))\((?:[^(){}]|\(\))*\)\}/gm)].map(
        ([, name]) => `writes by "${name}"; LocalText does`,
      )
    : [];

/** What is done in one place, and how it looks when it is done in another one once more. */
const onlyWays: readonly { way: RegExp; place: string }[] = [
  { way: /\(\{ event \}(?:: [^)]*)?\) => event(?![\w.])/, place: 'machines/shared/wholeEvent.ts' },
  { way: /\?nextUrl=/, place: 'machines/portal/loginAddress.ts' },
  { way: /\bprice \+ (?:\w+\.)*tax_amount/, place: 'machines/money/withTax.ts' },
  { way: /\?\? \[\]\)?\]\.find\(\(?\{ id \}/, place: 'machines/site/venueOf.ts' },
  { way: /% 60\)\.padStart\(2, '0'\)}`;/, place: 'src/components/text/countdown.ts' },
  { way: /\.slice\(0, 2\)\) \* 60/, place: 'machines/slots/schedule/venueTime.ts' },
  { way: /[!=]== 'baps'/, place: 'machines/site/siteRules.ts' },
];

/** The same in the sandbox, which imports nothing from the portal. */
const onlyWaysOfSandbox: typeof onlyWays = [{ way: /[!=]== 'baps'/, place: 'sandbox/domain/site.ts' }];

export const eachIsDoneOneWay: Rule = ({ path, text }) =>
  /^(?:src|machines|sandbox)\/.*\.tsx?$/.test(path)
    ? (path.startsWith('sandbox/') ? onlyWaysOfSandbox : onlyWays)
        .filter(({ place }) => place !== path)
        .flatMap(({ way, place }) => {
          const found = way.exec(withoutComments(text))?.[0];
          return found === undefined ? [] : [`has "${found}"; ${place} does that`];
        })
    : [];

/** The owner of a sheet: a page, or another folder of src. */
const houseOf = (path: string): string => /^src\/(?:pages\/[^/]+|[^/]+)/.exec(path)?.[0] ?? path;

/** Classes of components; other code must use the component, or ask it for its classes. */
const lookOfComponent = /className="(?:btn|link|date|pay|near|slots)[ "]/;

/** A sheet is imported by the component that it styles; sheets for all pages are in src/styles. */
export const sheetsComeWithTheirComponent: Rule = (file) => {
  if (!/^src\/(?:components|widgets|shell|pages)\/.*\.tsx?$/.test(file.path)) return [];
  const foreign = importsOf(file)
    .filter((name) => name.endsWith('.css') && !name.startsWith('src/styles/'))
    .filter((name) => houseOf(name) !== houseOf(file.path))
    .map((name) => `imports ${name}; take the component that it styles`);
  const borrowed = file.path.startsWith('src/components/') ? undefined : lookOfComponent.exec(file.text)?.[0];
  const isOwner = borrowed?.includes('near') === true && file.path.startsWith('src/widgets/nearest/');
  return borrowed === undefined || isOwner ? foreign : [...foreign, `has ${borrowed}; take the component of that look`];
};

export const rules: Readonly<Record<string, Rule>> = {
  importsGoDown,
  pagesStandAlone,
  sandboxKnowsTheContractOnly,
  sandboxImportsGoDown,
  partsKnowNoMachine,
  controlsHaveOneMaker,
  machinesArePure,
  stylesHaveNoSides,
  sheetsComeWithTheirComponent,
  hasSaysWhatChanges,
  wholeSpeaksOfItself,
  siblingsAreNamed,
  markupIsNeverText,
  addressesAreOwn,
  callsAreMadeByKy,
  writtenNamesSayTheirLanguage,
  eachIsDoneOneWay,
};
