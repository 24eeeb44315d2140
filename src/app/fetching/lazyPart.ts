import { lazy, type ComponentType } from 'react';

/** What stands for a part that cannot be had and is not missed. */
export const Nothing = (): null => null;

/** A part that the first screen does without: fetched when it is first shown, and replaced where it cannot be had. */
export const lazyPart = <TProps extends object>(
  load: () => Promise<ComponentType<TProps>>,
  instead: ComponentType<TProps>,
) =>
  lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: instead }),
    ),
  );
