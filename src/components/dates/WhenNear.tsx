import { useState, type ReactNode } from 'react';

interface WhenNearProps {
  children: ReactNode;
  /** How far below the screen it begins to be wanted, in pixels. */
  margin?: number;
}

/** Shows what it holds when whoever scrolls comes near: what nobody scrolls to is not fetched. */
export function WhenNear({ children, margin = 600 }: WhenNearProps) {
  const [isNear, setNear] = useState(() => !('IntersectionObserver' in globalThis));
  if (isNear) return children;
  return (
    <div
      ref={(element) => {
        if (element === null) return undefined;
        const observer = new IntersectionObserver(
          (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
          { rootMargin: `${margin}px` },
        );
        observer.observe(element);
        return () => observer.disconnect();
      }}
    />
  );
}
