/**
 * The usual `params` of guards and actions: the whole event, typed by its place in the chart. Outside a chart, name the
 * type: `wholeEvent<Failed>`.
 */
export const wholeEvent = <TEvent>({ event }: { event: TEvent }): TEvent => event;
