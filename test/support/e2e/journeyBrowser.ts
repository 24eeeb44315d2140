/** How the browser of the journeys is started. */
import { chromiumArguments, findChromium } from '../../../tools/programs/chromium.ts';

const executablePath = findChromium();

/**
 * A page of a journey is gone before what the engine compiles a second and third time pays: a twelfth of all the work. And
 * four browsers share the processors: helpers of each page's engine only take turns with it, at a ninth of the browser's work.
 */
const compilesOnce = '--js-flags=--no-opt --no-maglev --single-threaded';

/** What is not painted needs no process of its own to paint it. */
const withoutPainter = '--in-process-gpu';

/** Without memory for its pixels nothing is painted: styles, layout, events and frames are as ever, at three quarters of the work. */
const paintsNothing = '--force-gpu-mem-available-mb=0';

/** @param isPainted for a journey that looks at pixels: without it a picture is empty */
export const journeyBrowser = ({ isPainted }: { isPainted: boolean }) => ({
  args: [...chromiumArguments, compilesOnce, ...(isPainted ? [] : [paintsNothing, withoutPainter])],
  ...(executablePath ? { executablePath } : {}),
});
