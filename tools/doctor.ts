/**
 * Looks at a deployed portal and says in plain words what to mend.
 *
 *   npm run doctor -- https://portal.example
 *   npm run doctor -- configuration.json          looks at a configuration that is not yet deployed
 */
import { existsSync, readFileSync } from 'node:fs';
import { configurationFaults, type ConfigurationFault } from './configuration/faults.ts';
import { examine, report } from './doctor/examine.ts';
import { resolveOwnNames } from './doctor/ownNames.ts';
import { visitOf } from './doctor/visit.ts';

/** Of a file that is no JSON that is all there is to say. */
function faultsIn(text: string): readonly ConfigurationFault[] {
  let configuration: unknown;
  try {
    configuration = JSON.parse(text);
  } catch (error) {
    return [{ where: asked, what: `is not JSON: ${(error as Error).message.replaceAll('\n', ' ')}` }];
  }
  return configurationFaults(configuration);
}

const [asked = ''] = process.argv.slice(2);
const address = URL.parse(/^https?:\/\//.test(asked) ? asked : '');

if (address !== null) {
  resolveOwnNames();
  const results = examine(await visitOf(address.origin));
  console.log(report(address.origin, results));
  process.exitCode = results.some(({ findings }) => findings.some(({ weight }) => weight === 'fault')) ? 1 : 0;
} else if (existsSync(asked)) {
  const faults = faultsIn(readFileSync(asked, 'utf8'));
  for (const { where, what } of faults) console.log(`✗ ${where} ${what}.`);
  if (faults.length === 0) console.log(`✓ ${asked}: every setting fits.`);
  process.exitCode = faults.length === 0 ? 0 : 1;
} else {
  console.error('npm run doctor -- https://the.address.of/the/portal, or the file of a configuration');
  process.exitCode = 2;
}
