/** How the browser of the journeys is started. */
import { chromiumArguments, findChromium } from '../../../tools/programs/chromium.ts';

const executablePath = findChromium();

/** A page of a journey is gone before what the engine compiles a second and third time pays: a twelfth of all the work. */
const compilesOnce = '--js-flags=--no-opt --no-maglev';

/** Without memory for its pixels nothing is painted: styles, layout, events and frames are as ever, at three quarters of the work. */
const paintsNothing = '--force-gpu-mem-available-mb=0';

/** @param isPainted for a journey that looks at pixels: without it a picture is empty */
export const journeyBrowser = ({ isPainted }: { isPainted: boolean }) => ({
  args: [...chromiumArguments, compilesOnce, ...(isPainted ? [] : [paintsNothing])],
  ...(executablePath ? { executablePath } : {}),
});
