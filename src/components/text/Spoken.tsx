import type { ReactNode } from 'react';

/** Written short and read as words; where both are the same, simply written. */
export function Spoken({ as: words, children }: { as: string; children: string }): ReactNode {
  if (words === children) return children;
  return (
    <>
      <span aria-hidden>{children}</span>
      <span className="vh">{words}</span>
    </>
  );
}
