/** All that is held about a customer (addition `export`, Q7.7.f). What that is, each operator's server knows: it is handed on as it comes. */
import * as v from 'valibot';
import { WireTimestamp } from '../wire/wire.ts';

export const HeldData = v.looseObject({ exported_at: WireTimestamp });
