declare module '*.jpg' {
  const address: string;
  export default address;
}

interface ImportMetaEnv {
  readonly VITE_SPORTS_JOURNEY?: string;
}

declare module '*.svg' {
  const address: string;
  export default address;
}
