/**
 * The effects of views: each is listed with its reason, and none decides anything. What happens next is decided by a
 * machine.
 */
import type { SourceFile } from './floors.ts';

/**
 * focus, browser: the DOM is read or changed · subscription: to events, worded or passed on · wire: an actor gets props
 * or the address.
 */
type Kind = 'focus' | 'browser' | 'subscription' | 'wire';

/** One entry for each effect of a file. */
export const namedEffects: Readonly<Record<string, readonly (readonly [Kind, why: string])[]>> = {
  'src/actors/useResource.ts': [['wire', 'the resource learns of another query']],
  'src/app/address/RouterView.tsx': [['subscription', 'shows what is open as a transition']],
  'src/app/address/useScroll.ts': [
    ['browser', 'scrolls to where the page was left, or to what its address names'],
    ['subscription', 'holds that place until the page is tall enough'],
  ],
  'src/components/fields/CodeField.tsx': [['browser', 'selections by scripts are only told to whoever listens']],
  'src/components/text/DocumentTitle.tsx': [
    ['browser', 'names the document'],
    ['browser', 'hands its name back'],
  ],
  'src/components/dialogs/Dialog.tsx': [['browser', 'a dialog is opened as modal by a call']],
  'src/components/fields/EmiratesIdField.tsx': [['browser', 'the cursor stays behind its digit']],
  'src/components/buttons/Link.tsx': [['browser', 'leads on as soon as it is shown']],
  'src/components/fields/signature/SignatureCanvas.tsx': [['browser', 'the pad draws on a canvas that is there']],
  'src/components/pictures/useCourtColor.ts': [['browser', 'fetches the drawings when a ticket shows one']],
  'src/components/dialogs/useEscape.ts': [['browser', 'hears Escape before the dialog around it']],
  'src/components/useHeadingFocus.ts': [['focus', 'to the heading of the form that took the place of another']],
  'src/components/dialogs/usePageArrival.ts': [['focus', 'to the heading of the page that was opened']],
  'src/pages/academies/enrol/useEnrolment.ts': [['subscription', 'writes what is chosen into the address']],
  'src/pages/booking/attendees/useAttendeeNotices.ts': [['subscription', 'puts events into words']],
  'src/pages/booking/useBookingNotices.ts': [['subscription', 'puts events into words']],
  'src/pages/booking/useSteadyFocus.ts': [['focus', 'on from a control that went']],
  'src/pages/bookings/rows/useSessionBooking.ts': [['subscription', 'writes the chosen hour into the address']],
  'src/pages/events/seats/usePlanCamera.ts': [['browser', 'measures the frame, and hears the wheel before the page']],
  'src/pages/events/seats/useSeatNews.ts': [
    ['subscription', 'writes the choice into the address'],
    ['subscription', 'puts what is gone into words'],
  ],
  'src/pages/family/RelativePage.tsx': [['subscription', 'puts saved into words, and hands on that the form is over']],
  'src/pages/lead/LeadOutlet.tsx': [['subscription', 'puts thanks into words']],
  'src/pages/login/ArrivalDialog.tsx': [['subscription', 'puts refusals into words']],
  'src/pages/login/passwordReset/PasswordResetDialog.tsx': [['subscription', 'puts refusals into words']],
  'src/pages/login/useRefusalNotice.ts': [['subscription', 'puts refusals into words']],
  'src/pages/offers/OfferDialog.tsx': [['browser', 'scrolls what became of a press into sight']],
  'src/pages/memberships/Purchase.tsx': [
    ['focus', 'to what was chosen, further down'],
    ['browser', 'scrolls to what the address names'],
  ],
  'src/pages/memberships/useMembershipPurchase.ts': [
    ['wire', 'the purchase learns of another address'],
    ['subscription', 'writes what is chosen into the address'],
  ],
  'src/pages/register/RegistrationPicture.tsx': [['browser', 'gives the address of a picture back']],
  'src/pages/register/Registered.tsx': [['focus', 'to the heading of the end']],
  'src/pages/register/useRefusalNotice.ts': [['subscription', 'puts refusals into words']],
  'src/pages/reschedule/useReschedule.ts': [['subscription', 'writes what is chosen into the address']],
  'src/pages/search/SearchDialog.tsx': [['subscription', 'leads to the page of what was chosen']],
  'src/pages/user/Erasing.tsx': [['focus', 'to the field of a code that was refused, where the next try is typed']],
  'src/pages/user/useContactNews.ts': [['subscription', 'puts news into words']],
  'src/pages/user/useProfileNews.ts': [['subscription', 'puts news into words, and leads to the field at fault']],
  'src/shell/consent/ConsentChoice.tsx': [['subscription', 'keeps what the customer said on the device']],
  'src/pages/training/useTrainerBooking.ts': [
    ['wire', 'the booking learns of another address'],
    ['subscription', 'writes what is chosen into the address'],
  ],
  'src/shell/Header.tsx': [
    ['browser', 'fetches the menu when the page is idle'],
    ['browser', 'hears Ctrl and K'],
  ],
  'src/widgets/StructuredData.tsx': [['browser', 'React makes no script without writing markup']],
  'src/widgets/code/useCodeNews.ts': [['subscription', 'puts refusals into words, and leads back to the field']],
  'src/pages/media/useLightbox.ts': [['subscription', 'takes a picture that was closed out of the address']],
  'src/widgets/freeHours/useFreeHours.ts': [['subscription', 'writes the shown week and day into the address']],
  'src/widgets/picture/PictureField.tsx': [['subscription', 'hands on what was cut']],
  'src/widgets/picker/usePicker.ts': [
    ['wire', 'the picker learns of other things on offer'],
    ['subscription', 'puts news into words, and writes what is chosen into the address'],
  ],
  'src/pages/wallet/useWalletNews.ts': [['subscription', 'has the wallet asked for anew']],
  'src/pages/wallet/useTopUp.ts': [
    ['subscription', 'its word goes to the address, to the balance and to the cards'],
    ['wire', 'the top-up learns which cards there are'],
    ['wire', 'the top-up learns what is in the wallet'],
  ],
  'src/widgets/useListInAddress.ts': [
    ['wire', 'the list learns of another address'],
    ['subscription', 'writes the question of the list into the address'],
  ],
  'src/widgets/days/DayPicker.tsx': [['browser', 'scrolls the chosen day into sight']],
};

/** What is done when an element comes or goes: an effect by another name, and named like one. */
export const namedRefs: typeof namedEffects = {
  'src/components/dates/DateParts.tsx': [['focus', 'knows the three inputs, to lead from one to the next']],
  'src/components/dates/WhenNear.tsx': [['browser', 'hears when it comes near, and shows what it holds']],
  'src/components/dialogs/Toasts.tsx': [['browser', 'shows the region above dialogs']],
  'src/components/fields/signature/SignatureField.tsx': [
    ['focus', 'to the one button that is there after the other was pressed'],
    ['focus', 'to the one button that is there after the other was pressed'],
  ],
  'src/components/signs/ErrorState.tsx': [['focus', 'on from a *Try again* that went']],
  'src/components/text/FilledText.tsx': [['browser', 'fills in what was cleaned of a foreign text']],
  'src/pages/booking/BookingBar.tsx': [['browser', 'scrolls what was just chosen out from under the bar']],
  'src/pages/booking/BookingDialog.tsx': [['focus', 'to the heading of a step that was led to']],
  'src/pages/cart/lines/RemovedBooking.tsx': [
    ['focus', 'to the way back, when what had the focus was taken out, and from it to the list'],
  ],
  'src/pages/home/Usual.tsx': [['browser', 'measures how high it stands, and tells its setting']],
  'src/pages/media/Lightbox.tsx': [['focus', 'to the picture, when the words that had it go']],
  'src/pages/places/VenueMap.tsx': [['focus', 'to the map, when the button that asked for it is gone']],
  'src/shell/account/ProfileMenu.tsx': [['browser', 'scrolls the page that is open into sight']],
  'src/widgets/picture/CropFrame.tsx': [['browser', 'hears the wheel before the page does']],
};

const withoutComments = (text: string): string =>
  text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|\s)\/\/[^\n]*/g, '$1');

/** How many effects a source has; another name for the hook, or a component's lifecycle, would be one that is not seen. */
export function effectsIn({ text }: SourceFile): number {
  const code = withoutComments(text);
  const hidden = /\buse(?:Layout|Insertion)?Effect\s+as\b|\bcomponentDid\w+/.test(code) ? 1 : 0;
  return hidden + (code.match(/\buse(?:Layout|Insertion)?Effect\s*[(<]/g) ?? []).length;
}

/** A ref that is a function of its own rather than one made by a hook. */
const isFunction = (name: string, code: string): boolean =>
  new RegExp(
    `\\bfunction ${name}\\b|\\bconst ${name}\\b[^=;]*= (?:use(?:Callback|Memo)\\b|async\\b|\\w+ =>|\\([^()]*\\)(?:: [^=]+)? =>)|\\bimport \\{[^}]*\\b${name}\\b[^}]*\\}`,
  ).test(code);

/** How many elements of a source run code when they mount or unmount; ref objects run none. */
export function actingRefsIn({ path, text }: SourceFile): number {
  if (!path.endsWith('.tsx')) return 0;
  const code = withoutComments(text);
  const given = [...code.matchAll(/\bref=\{\s*(\w+)\s*\}/g)].filter(([, name = '']) => isFunction(name, code));
  return given.length + (code.match(/\bref=\{(?!\s*\w+\s*\})/g) ?? []).length;
}

/** Files with more of them, or fewer, than are listed. */
function unnamedOf(
  what: string,
  count: (file: SourceFile) => number,
  files: readonly SourceFile[],
  named: typeof namedEffects,
): string[] {
  const counts = new Map(files.map((file) => [file.path, count(file)]));
  const paths = new Set([...counts.keys(), ...Object.keys(named)]);
  return [...paths]
    .map((path) => ({ path, there: counts.get(path) ?? 0, known: named[path]?.length ?? 0 }))
    .filter(({ there, known }) => there !== known)
    .map(({ path, there, known }) => `${path} has ${there} ${what}, ${known} are named`);
}

export const unnamedEffects = (files: readonly SourceFile[], named = namedEffects): string[] =>
  unnamedOf('effects', effectsIn, files, named);

export const unnamedRefs = (files: readonly SourceFile[], named = namedRefs): string[] =>
  unnamedOf('refs that act', actingRefsIn, files, named);

/** Views send events; device storage is written by actors. */
export const writesOfViews = (files: readonly SourceFile[]): string[] =>
  files
    .filter(({ path }) => path.endsWith('.tsx'))
    .flatMap(({ path, text }) => {
      const imported = [...withoutComments(text).matchAll(/import \{([^}]*)\} from '[^']*adapters\/storage\/[^']*'/g)];
      const names = imported.flatMap(([, list = '']) => list.match(/\w+/g) ?? []);
      const written = names.filter((name) => new RegExp(`\\b${name}\\.(?:write|drop)\\(`).test(text));
      return written.map((name) => `${path} writes ${name}`);
    });
