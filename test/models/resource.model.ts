import { resourceMachine } from '../../machines/resource/resourceMachine.ts';
import { Lost } from '../../machines/shared/refusal.ts';
import { done, failed, type Model } from '../support/paths.ts';

export const resourceModel: Model = {
  machine: resourceMachine,
  input: { query: { page: 1 } },
  events: [
    { type: 'resource.reload' },
    { type: 'resource.ask', query: { page: 2 } },
    done('load', ['court']),
    done('load', []),
    failed('load', new Lost()),
  ],
};
