import { buildWhenStale } from '../../../tools/build/freshBuild.ts';
import { ensurePackages } from '../../../tools/programs/debianPackages.ts';

/** The screen reader, what it speaks through, a screen and a keyboard for it, a browser with a window; and the portal. */
export default function prepare(): unknown {
  ensurePackages({
    orca: ['orca'],
    'speech-dispatcher': ['speech-dispatcher'],
    '/usr/libexec/at-spi-bus-launcher': ['at-spi2-core'],
    'dbus-daemon': ['dbus-daemon'],
    gdbus: ['libglib2.0-bin'],
    Xvfb: ['xvfb'],
    xdotool: ['xdotool'],
    chromium: ['chromium'],
  });
  return buildWhenStale();
}
