import { useState, type ReactNode } from 'react';

/** How far below the screen it begins to be wanted. */
const margin = '600px';

/** Shows what it holds when whoever scrolls comes near: what nobody scrolls to is not fetched. */
export function WhenNear({ children }: { children: ReactNode }) {
  const [isNear, setNear] = useState(() => !('IntersectionObserver' in globalThis));
  if (isNear) return children;
  return (
    <div
      ref={(place) => {
        if (place === null) return undefined;
        const observer = new IntersectionObserver(
          (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
          { rootMargin: margin },
        );
        observer.observe(place);
        return () => observer.disconnect();
      }}
    />
  );
}
