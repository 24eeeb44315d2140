/**
 * The oldest browsers that the portal works in: the one place that the build, the styles, the page for older browsers and
 * the check of what was built read. Names are those of MDN's table of browsers.
 */
export const floor = {
  chrome: '123',
  chrome_android: '123',
  edge: '123',
  firefox: '121',
  firefox_android: '121',
  safari: '17.5',
  safari_ios: '17.5',
  samsunginternet_android: '27.0',
} as const;

/** The same as the build wants it; the others are made of these. */
export const buildTargets: string[] = [
  `chrome${floor.chrome}`,
  `edge${floor.edge}`,
  `firefox${floor.firefox}`,
  `safari${floor.safari}`,
  `ios${floor.safari_ios}`,
];

export type BrowserName = keyof typeof floor;

interface FloorTest {
  /** What MDN calls it. */
  feature: string;
  /** An expression that any browser with JavaScript can read, true where the feature is there. */
  isThere: string;
}

/** What a browser is asked for before it is given the portal; together they let in exactly those of the floor. */
export const floorTests: readonly FloorTest[] = [
  {
    feature: 'css.types.color.light-dark',
    isThere: "window.CSS && CSS.supports && CSS.supports('color', 'light-dark(red, red)')",
  },
  { feature: 'javascript.builtins.Promise.withResolvers', isThere: 'window.Promise && Promise.withResolvers' },
];
