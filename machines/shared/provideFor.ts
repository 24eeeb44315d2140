import { StateMachine, type AnyStateMachine, type StateNode } from 'xstate';

/** What of a chart is the same whatever is done in its states. */
interface Structure extends Pick<
  AnyStateMachine,
  'config' | 'version' | 'schemas' | 'options' | 'root' | 'states' | 'events'
> {
  readonly idMap: ReadonlyMap<string, StateNode>;
}

/**
 * Gives a chart what is done in its states, as its own `provide` does: `provideFor(chart)({ actors })`. That one builds all
 * states and transitions anew, each time that a page or a dialog begins; here they are shared, since none of them knows what is
 * done in it. What is not given stays as it was.
 */
export const provideFor =
  <Chart extends AnyStateMachine>(chart: Chart): Chart['provide'] =>
  ({ actors, actions, guards, delays }: Partial<AnyStateMachine['implementations']>) => {
    const former = chart.implementations;
    // Made of one state, whose place the chart's own ones take.
    const provided = new StateMachine(
      { id: chart.id },
      {
        actors: { ...former.actors, ...actors },
        actions: { ...former.actions, ...actions },
        guards: { ...former.guards, ...guards },
        delays: { ...former.delays, ...delays },
      },
    );
    const { config, version, schemas, options, idMap, root, states, events } = chart as unknown as Structure;
    return Object.assign(provided, { config, version, schemas, options, idMap, root, states, events });
  };
