declare module '*.jpg' {
  const address: string;
  export default address;
}

interface ImportMetaEnv {
  readonly VITE_SPORTS_JOURNEY?: string;
}
