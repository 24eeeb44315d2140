interface ImportMetaEnv {
  readonly VITE_SPORTS_JOURNEY?: string;
}
