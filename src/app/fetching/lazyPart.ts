import { lazy, type ComponentType } from 'react';

/** In place of a part that cannot be loaded and is not missed. */
export const Nothing = (): null => null;

/** A component that the first screen does without: loaded when it is first shown, and replaced where that fails. */
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
