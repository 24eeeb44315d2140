import { versionMachine } from '../../machines/version/versionMachine.ts';
import { after, done, failed, type Model } from '../support/paths.ts';

export const versionModel: Model = {
  machine: versionMachine,
  events: [
    done('readVersion', '1.0'),
    done('readVersion', '1.1'),
    failed('readVersion', new Error('404')),
    after('pollInterval', 'version.watching'),
    { type: 'order.begin' },
    { type: 'order.end' },
    { type: 'update.accept' },
    done('reloadWithVersion'),
    failed('reloadWithVersion', new Error('navigation refused')),
  ],
};
