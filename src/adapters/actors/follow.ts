import { fromCallback, type EventObject } from 'xstate';

/** A running actor, as far as others look at it. */
export interface FollowedActor<TSnapshot> {
  getSnapshot(): TSnapshot;
  subscribe(look: (snapshot: TSnapshot) => void): { unsubscribe(): void };
}

const isSame = <TNews extends object>(one: TNews, other: TNews): boolean =>
  (Object.keys(one) as (keyof TNews)[]).every((part) => one[part] === other[part]);

/** Tells what `read` finds in an actor: at once, and whenever a part of it changes. Returns what stops it. */
export function follow<TSnapshot, TNews extends object>(
  actor: FollowedActor<TSnapshot>,
  read: (snapshot: TSnapshot) => TNews,
  tell: (news: TNews) => void,
): () => void {
  let told: TNews | null = null;
  const look = (snapshot: TSnapshot) => {
    const news = read(snapshot);
    if (told !== null && isSame(news, told)) return;
    told = news;
    tell(news);
  };
  const subscription = actor.subscribe(look);
  look(actor.getSnapshot());
  return () => subscription.unsubscribe();
}

/** Waits until an actor is in the state that is asked for. */
export async function waitUntil<TSnapshot>(
  actor: FollowedActor<TSnapshot>,
  isThere: (snapshot: TSnapshot) => boolean,
): Promise<void> {
  let subscription: { unsubscribe(): void } | undefined;
  await new Promise<void>((resolve) => {
    const look = (snapshot: TSnapshot): void => {
      if (isThere(snapshot)) resolve();
    };
    subscription = actor.subscribe(look);
    look(actor.getSnapshot());
  });
  subscription?.unsubscribe();
}

/** Tells a machine about another one, which knows nothing of it. */
export const watch = <TSnapshot, TNews extends EventObject>(
  actor: FollowedActor<TSnapshot>,
  read: (snapshot: TSnapshot) => TNews,
) => fromCallback<TNews, undefined>(({ sendBack }) => follow(actor, read, sendBack));
