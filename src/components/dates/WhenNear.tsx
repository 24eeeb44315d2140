import { useState, type ReactNode } from 'react';

interface WhenNearProps {
  children: ReactNode;
  /** How far below the screen it begins to be wanted, in pixels. */
  margin?: number;
  /** Stands there until then, as large as what comes. */
  outline?: ReactNode;
}

/** What lies above the screen counts as near: whoever is brought back below it would never come to what is missing above. */
const upwards = 1_000_000;

/** Shows its children when they come near the screen: what nobody scrolls to is not loaded. */
export function WhenNear({ children, margin = 600, outline }: WhenNearProps) {
  const [isNear, setNear] = useState(() => !('IntersectionObserver' in globalThis));
  if (isNear) return children;
  return (
    <>
      <div
        ref={(element) => {
          if (element === null) return undefined;
          const observer = new IntersectionObserver(
            (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
            { rootMargin: `${upwards}px ${margin}px ${margin}px` },
          );
          observer.observe(element);
          return () => observer.disconnect();
        }}
      />
      {outline}
    </>
  );
}
