import { fromCallback, fromPromise, type CallbackActorLogic, type EventObject, type PromiseActorLogic } from 'xstate';

/**
 * A promise actor named by a machine and implemented in `src/adapters`, supplied with `provideFor`. Without that, it
 * throws.
 */
export function promiseActor<TOutput, TInput>(name: string): PromiseActorLogic<TOutput, TInput> {
  return fromPromise<TOutput, TInput>(() => {
    throw new Error(`The promise actor "${name}" was not provided to its machine.`);
  });
}

/** A source of events while a machine is in a state; supplied like a promise actor. */
export function callbackActor<TEvent extends EventObject, TInput = undefined>(
  name: string,
): CallbackActorLogic<TEvent, TInput> {
  return fromCallback<TEvent, TInput>(() => {
    throw new Error(`The callback actor "${name}" was not provided to its machine.`);
  });
}
