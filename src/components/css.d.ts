import 'react';

declare module 'react' {
  /** Custom properties are given to elements through `style`, which sets them without an inline style attribute. */
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined;
  }
}
