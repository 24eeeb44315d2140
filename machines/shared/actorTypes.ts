import { fromCallback, fromPromise, type CallbackActorLogic, type EventObject, type PromiseActorLogic } from 'xstate';

/** Work that a machine names and `src/adapters` does, supplied with `.provide()`: it ends with an answer, or with why there is none. */
export function promiseActor<TOutput, TInput>(name: string): PromiseActorLogic<TOutput, TInput> {
  return fromPromise<TOutput, TInput>(() => {
    throw new Error(`The promise actor "${name}" was not provided to its machine.`);
  });
}

/** A source of events that a machine listens to while in a state, supplied like a promise actor. */
export function callbackActor<TEvent extends EventObject, TInput = undefined>(
  name: string,
): CallbackActorLogic<TEvent, TInput> {
  return fromCallback<TEvent, TInput>(() => {
    throw new Error(`The callback actor "${name}" was not provided to its machine.`);
  });
}
