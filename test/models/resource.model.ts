import { resourceMachine } from '../../machines/resource/resourceMachine.ts';
import { ConnectionError } from '../../machines/shared/problem.ts';
import { done, failed, type Model } from '../support/paths.ts';

export const resourceModel: Model = {
  machine: resourceMachine,
  input: { query: { page: 1 } },
  // How often it failed changes nothing but how long it waits.
  project: ({ context: { query, data, problem } }) => [query, data, problem],
  events: [
    { type: 'resource.reload' },
    { type: 'resource.ask', query: { page: 2 } },
    done('load', ['court']),
    done('load', []),
    failed('load', new ConnectionError()),
    done('reconnect'),
    failed('reconnect', new ConnectionError()),
  ],
};
