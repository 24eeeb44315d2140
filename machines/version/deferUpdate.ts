import type { EventObject } from 'xstate';
import { callbackActor } from '../shared/actorTypes.ts';

/** While a machine runs it, the customer is not asked to load a new version: an order is under way (R4.3.3). */
export const deferUpdate = callbackActor<EventObject>('deferUpdate');
