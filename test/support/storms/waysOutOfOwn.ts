/** When the storm is over, what is pressed leads on where a customer writes to the operator, or gives a session its hour (I24). */
import { isSessionBooked } from '../../../machines/sessionBooking/sessionBookingRules.ts';
import { packageDeeds } from './deeds/packageDeeds.ts';
import { supportDeeds } from './deeds/supportDeeds.ts';
import { shownPackage } from './packagePage.ts';
import { coachHours } from './server/packages.ts';
import { fileDeeds } from './deeds/fileDeeds.ts';
import type { Tab } from './tab.ts';

/** Milliseconds: a picture is read by then, or cut. */
const aMoment = 1_000;

export type ClearUp = (tab: Tab) => Promise<void>;

/** A session that is left gets an hour, or is said why not (Q3.6.d). */
export async function scheduling(tab: Tab, clearUp: ClearUp): Promise<string[]> {
  const page = tab.page();
  if (page.name !== 'package') return [];
  packageDeeds.reloadPackage(tab);
  await clearUp(tab);
  const shown = shownPackage(page);
  if (tab.page() !== page || shown === null || shown.sessions_left === 0) return [];
  packageDeeds.removeHour(tab);
  // The last one that somebody wants.
  packageDeeds.chooseHour(
    tab,
    coachHours.findLastIndex((hour) => !isSessionBooked(shown, hour)),
  );
  const known = tab.scheduled.length;
  packageDeeds.bookHour(tab);
  await clearUp(tab);
  const { booked, taken, problem } = page.scheduling?.getSnapshot().context ?? {};
  if (tab.scheduled.length === known) return (taken ?? []).length > 0 ? [] : ['I24: no hour can be booked'];
  return booked != null || (taken ?? []).length > 0 || problem != null || tab.page() !== page
    ? []
    : ['I24: an hour is not booked, and nobody says why'];
}

/** What is written to the operator arrives (Q7.6.r). */
export async function writing(tab: Tab, clearUp: ClearUp): Promise<string[]> {
  const page = tab.page();
  if (page.name !== 'ask' && page.name !== 'thread') return [];
  supportDeeds.reloadThread(tab);
  await clearUp(tab);
  const isHere = (): boolean => tab.page() === page;
  if (page.name === 'thread' && isHere() && !page.actor.getSnapshot().matches('missing') && page.reply === null)
    return page.actor.getSnapshot().context.request === null ? ['I24: a thread does not come'] : [];
  if (!isHere() || (page.name === 'thread' && page.reply === null)) return [];
  const known = tab.support.presses.length;
  supportDeeds.writeMessage(tab, 0);
  supportDeeds.sendMessage(tab);
  await clearUp(tab);
  const press = tab.support.presses[known];
  if (press === undefined) return ['I24: a message cannot be sent'];
  const isThere = tab.shop.support.requests.some(({ message, replies }) =>
    [{ message }, ...replies].some((one) => one.message === press.text),
  );
  return isThere || tab.page() !== page ? [] : ['I24: a message does not arrive, and nobody says why'];
}

/** A picture is chosen and cut, whatever became of one before it (R3.7.10). */
export async function picturing(tab: Tab): Promise<string[]> {
  const page = tab.page();
  if ((page.name !== 'profile' && page.name !== 'relative') || !page.picture.isTouched) return [];
  fileDeeds.dismissCrop(tab);
  await tab.wait(aMoment);
  const known = page.picture.reading;
  fileDeeds.choosePicture(tab, 0);
  if (page.picture.reading === known) return [];
  await tab.wait(aMoment);
  fileDeeds.confirmCrop(tab);
  const { confirmed } = page.picture;
  await tab.wait(aMoment);
  return confirmed !== null && page.picture.confirmed === null ? [] : ['I24: a picture cannot be cut'];
}
