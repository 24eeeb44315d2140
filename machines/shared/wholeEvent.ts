/**
 * What guards and actions are given most often: the event that they answer to, typed by where it stands. Outside of a
 * chart it is told which: `wholeEvent<Failed>`.
 */
export const wholeEvent = <TEvent>({ event }: { event: TEvent }): TEvent => event;
