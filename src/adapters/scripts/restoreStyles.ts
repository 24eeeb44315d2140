import { ConnectionError } from '../../../machines/shared/problem.ts';
import { reachPortal } from '../http/reachPortal.ts';

/** Whether it has no rules that could be read: it did not come. */
function isMissing({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet === null || sheet.cssRules.length === 0;
  } catch {
    return true;
  }
}

/** Whoever waits for the one that did not come hears of the one in its place. */
async function askAnew(missing: HTMLLinkElement): Promise<void> {
  const sheet = missing.cloneNode() as HTMLLinkElement;
  const hasCome = new Promise<boolean>((over) => {
    sheet.addEventListener('load', () => over(true));
    sheet.addEventListener('error', () => over(false));
  });
  missing.replaceWith(sheet);
  if (!(await hasCome)) {
    const answer = await reachPortal(null, sheet.href);
    // A network that only comes back has it the next time; what the portal does not have is not waited for.
    if (answer.headers.get('Content-Type')?.startsWith('text/css')) throw new ConnectionError();
  }
  missing.dispatchEvent(new Event('load'));
}

/**
 * Brings the style sheets that did not come: code that is asked for once more comes, but not its style sheets, which the
 * build's loader asks for once and never again.
 * @throws ConnectionError where one cannot be reached
 */
export async function restoreStyles(): Promise<void> {
  const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  await Promise.all(sheets.filter(isMissing).map(askAnew));
}
