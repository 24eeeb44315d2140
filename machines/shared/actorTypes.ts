import { fromCallback, fromPromise, type CallbackActorLogic, type EventObject, type PromiseActorLogic } from 'xstate';

/** Work that a machine names and `src/adapters` does, supplied with `.provide()`. Called "job" because a slot is something we sell. */
export function promiseActor<TOutput, TInput>(name: string): PromiseActorLogic<TOutput, TInput> {
  return fromPromise<TOutput, TInput>(() => {
    throw new Error(`The job "${name}" was not provided to its machine.`);
  });
}

/** A source of events that a machine listens to while in a state, supplied like a job. */
export function callbackActor<TEvent extends EventObject, TInput = undefined>(
  name: string,
): CallbackActorLogic<TEvent, TInput> {
  return fromCallback<TEvent, TInput>(() => {
    throw new Error(`The listener "${name}" was not provided to its machine.`);
  });
}
