import type { ActorName, RefTo } from '../../machines/registry.ts';

/** The running actor of that name; its absence is a defect of the chart. */
export type FindActor = <Name extends ActorName>(name: Name) => RefTo<Name>;
