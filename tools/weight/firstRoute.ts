/**
 * What the first route may contain. Whatever else a change brings along is named with the imports that brought it: then
 * either the import goes, or is made when it is wanted, or a line here says that everybody waits for it.
 */
import type { ModuleGraph } from '../build/moduleGraph.ts';

/** By folder: the files that may come, or all of them. */
const allowed: Readonly<Record<string, 'all' | readonly string[]>> = {
  'machines/address': ['bookingAddress'],
  'machines/booking': ['bookableServices', 'bookingSelection'],
  'machines/carousel': ['carouselMachine'],
  'machines/cart': ['cartInShell', 'lines'],
  'machines/clock': 'all',
  'machines/login': ['loginOffers'],
  'machines/money': ['minorUnits'],
  'machines/pageChange': 'all',
  'machines/portal': 'all',
  'machines/reconnect': 'all',
  'machines/resource': ['resourceMachine'],
  'machines/search': ['searchOffer'],
  'machines/session': 'all',
  'machines/shared': 'all',
  'machines/site': 'all',
  'machines/slots/schedule': ['venueClock'],
  'machines/version': 'all',
  'src/actors': ['changeLanguage', 'inspection', 'notices', 'portalContext', 'preferences', 'useResource'],
  'src/adapters/actors': [
    'clockActors',
    'fetchWhenReachable',
    'follow',
    'reconnectActors',
    'resourceActors',
    'siteActors',
    'versionActors',
  ],
  'src/adapters/actors/booking': ['loadServices', 'loadVenues'],
  'src/adapters/actors/login': ['followSession', 'sessionActors'],
  'src/adapters/address': ['addressToken', 'browserAddress', 'providerRedirect', 'scrollPositions'],
  'src/adapters/captcha': ['captchaKey'],
  'src/adapters/device': ['documentTitle', 'ownLetters', 'whenDrawn', 'whenIdle', 'whenStill', 'whenTouched'],
  'src/adapters/http': [
    'ask',
    'client',
    'contractError',
    'reachPortal',
    'reloadWhenReachable',
    'readConfig',
    'serverTime',
    'specialTreatment',
    'traceHeaders',
  ],
  'src/adapters/nextVisit': ['lastAnswers', 'unreadTickets'],
  'src/adapters/scripts': ['codeLoading', 'fetchFiles'],
  'src/adapters/storage': ['customerData', 'persistedSearches', 'persistedUsual', 'storage'],
  'src/adapters/storage/booking': ['leftProgress', 'runningProgress'],
  'src/adapters/storage/cart': ['storedCart'],
  'src/adapters/storage/drafts': ['draftStorage'],
  'src/adapters/storage/login': ['credentials', 'logouts', 'persistedSession', 'verificationToken'],
  'src/adapters/storage/orders': ['intentOwner', 'orderKey'],
  'src/app': [
    'artColorsOf',
    'FilterPanel',
    'findActor',
    'firstPaint',
    'main',
    'Notices',
    'PageBoundary',
    'PageFailure',
    'providePortal',
    'reportErrors',
    'Root',
    'routes',
    'startPortal',
    'tellExpiry',
  ],
  'src/app/address': 'all',
  'src/app/gates': 'all',
  'src/app/fetching': ['fetchPortalParts', 'fetchPressedParts', 'lazyPart'],
  'src/art': ['artColors', 'daylight', 'facilityKind', 'grounds', 'heroCourt', 'sport', 'tone'],
  'src/art/icons': ['places', 'signs', 'sky', 'sports'],
  'src/art/plans': ['plans', 'stillPlans'],
  'src/components': ['classNames'],
  'src/components/bookable': ['FacilityCount'],
  'src/components/buttons': ['Button', 'IconButton', 'Link'],
  'src/components/dates': ['WhenNear'],
  'src/components/dialogs': ['openDialogs', 'usePageArrival'],
  'src/components/fields': ['problemWords'],
  'src/components/pictures': [
    'CourtArt',
    'firstPicture',
    'Icon',
    'imageAddress',
    'Picture',
    'SplashMark',
    'SportIcon',
    'StillPlan',
  ],
  'src/components/signs': ['Badge', 'ErrorState', 'Skeleton'],
  'src/components/text': ['DocumentTitle', 'ConfiguredText', 'LocalText', 'MoneyInText', 'Spoken'],
  'src/contract': ['endpoint', 'requestHeaders'],
  'src/contract/customers': ['user'],
  'src/contract/endpoints': ['content', 'site'],
  'src/contract/forms': ['askedDetails'],
  'src/contract/offered': ['services'],
  'src/contract/site': ['content', 'site'],
  'src/contract/wire': ['wire'],
  'src/i18n': [
    'languageOf',
    'languages',
    'localName',
    'locale',
    'money',
    'spokenCurrency',
    'spokenHalf',
    'spokenWords',
    'useLocale',
  ],
  'src/pages/home': ['HomePage', 'laterParts', 'UsualSpace', 'Venues'],
  'src/pages/home/hero': ['Hero', 'LineUp', 'LineUpCourts', 'useCarousel'],
  'src/shell': [
    'Avatar',
    'Brand',
    'cartWords',
    'Dock',
    'Header',
    'LanguageToggle',
    'Navigation',
    'LoadingBar',
    'personName',
    'useLoginAddress',
    'useTickets',
  ],
  'src/shell/blocking': ['FullScreen', 'PictureScreen', 'Splash', 'StartFailed'],
  'src/theme': 'all',
  'src/widgets': ['PageTitle'],
};

const allowedPackages = new Set([
  '@lingui/core',
  '@lingui/react',
  '@xstate/react',
  'react',
  'react-dom',
  'react-router',
  'scheduler',
  'use-isomorphic-layout-effect',
  'use-sync-external-store',
  'valibot',
  'xstate',
]);

/** What the bundler itself adds. */
const ofTheBundler = new Set(['rolldown/runtime.js', 'vite/preload-helper.js']);

function isAllowed(module: string): boolean {
  const [, found] = /^npm:((?:@[^/]+\/)?[^/]+)/.exec(module) ?? [];
  if (found !== undefined) return allowedPackages.has(found);
  if (ofTheBundler.has(module) || /\.(?:css|po)$/.test(module)) return true;
  const cut = module.lastIndexOf('/');
  const names = allowed[module.slice(0, cut)];
  return names === 'all' || (names?.includes(module.slice(cut + 1).replace(/\.\w+$/, '')) ?? false);
}

/** Where the first route begins: the start of the portal, and the page it opens. */
const starts = ['src/app/main.tsx', 'src/pages/home/HomePage.tsx'];

/** The shortest way of imports from the start of the portal to a module; the module alone where none leads to it. */
function chainTo(module: string, { imports }: ModuleGraph): string[] {
  const from = new Map<string, string | null>(starts.map((start) => [start, null]));
  // The map grows while it is walked: the nearest come first.
  for (const file of from.keys()) {
    if (file === module) break;
    for (const next of imports[file] ?? []) if (!from.has(next)) from.set(next, file);
  }
  const chain = [module];
  for (let file = from.get(module); file != null; file = from.get(file)) chain.unshift(file);
  return chain;
}

export interface Stray {
  readonly module: string;
  readonly chain: readonly string[];
}

/** What lies in the files of the first route and has no business there. */
export function straysIn(graph: ModuleGraph, files: Iterable<string>): Stray[] {
  const modules = [...files].flatMap((file) => Object.keys(graph.files[file]?.modules ?? {}));
  return modules.filter((module) => !isAllowed(module)).map((module) => ({ module, chain: chainTo(module, graph) }));
}

/** What to say of it. */
export const straySentence = ({ module, chain }: Stray): string =>
  chain.length > 1
    ? `${module} is no part of the first page, but comes with it:\n${chain.map((file, depth) => `${'  '.repeat(depth + 1)}${file}`).join('\n')}`
    : `${module} is no part of the first page; nothing there imports it, but it lies in one file with what does.`;
