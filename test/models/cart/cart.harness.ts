/** A running machine whose actors wait for the test's answers, with all it asks and all it tells. */
import {
  createActor,
  fromCallback,
  fromPromise,
  SimulatedClock,
  type Actor,
  type AnyEventObject,
  type AnyStateMachine,
  type EmittedFrom,
  type EventFromLogic,
  type InputFrom,
} from 'xstate';

export interface Asked {
  actor: string;
  input: unknown;
}

/** Callback actors (`watch…`, and what lasts as long as a state) stay silent. */
const isCallback = (name: string): boolean => name.startsWith('watch') || name === 'deferUpdate';

/** Actors wait. */
export function running<TMachine extends AnyStateMachine>(machine: TMachine, input: InputFrom<TMachine>) {
  const asked: Asked[] = [];
  const told: EmittedFrom<TMachine>[] = [];
  const waiting = new Map<string, { resolve(value: unknown): void; reject(reason: unknown): void }>();
  const held = fromPromise(({ self, input: question }) => {
    asked.push({ actor: self.id, input: question });
    return new Promise((resolve, reject) => waiting.set(self.id, { resolve, reject }));
  });
  const silent = fromCallback(() => undefined);
  const names = Object.keys(machine.implementations.actors);
  const actors = Object.fromEntries(names.map((name) => [name, isCallback(name) ? silent : held]));
  const clock = new SimulatedClock();
  const options = { input, clock } as unknown as Parameters<typeof createActor<TMachine>>[1];
  const actor: Actor<TMachine> = createActor(machine.provide({ actors } as never) as TMachine, options);
  actor.on('*', (news) => told.push(news));
  actor.start();
  return {
    actor,
    asked,
    told,
    clock,
    /** How often an actor was started. */
    count: (actor: string) => asked.filter((question) => question.actor === actor).length,
    send: (...events: EventFromLogic<TMachine>[]) => {
      for (const event of events) actor.send(event);
    },
    answer: async ({ actorId, error, output, type }: AnyEventObject) => {
      const actor = waiting.get(actorId as string);
      if (actor === undefined) throw new Error(`${actorId as string} is not running`);
      if (type.startsWith('xstate.error')) actor.reject(error);
      else actor.resolve(output);
      await Promise.resolve();
      await Promise.resolve();
    },
  };
}
