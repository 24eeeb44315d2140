/** What a customer finds in step 1 who looks for another day, comes back to what they chose, or was not fast enough (R2.11.13, R3.10.7, R4.4.4, R4.4.9, Q3.5.d, Q6.1.b, F07, F12, F30). */
import { ofFreeDay, ofSeason } from '../../../models/booking/choosing/choosing.freeDay.law.ts';
import { ofSwimmer } from '../../../models/booking/choosing/choosing.law.ts';
import { ofLoss, ofNearest, ofOtherDay } from '../../../models/booking/choosing/choosing.missed.law.ts';
import { afterOutage } from '../../../models/booking/choosing/choosing.outage.law.ts';
import { ofReturns } from '../../../models/booking/choosing/choosing.return.law.ts';
import {
  alert,
  button,
  dialog,
  heading,
  radio,
  status,
  text,
  type Bilingual,
  type Screen,
  type Screens,
} from '../../../support/screens/screens.ts';
import {
  close,
  courtPrice,
  frame,
  price,
  serviceAndDay,
  share,
  stepOne,
  timeAndPlace,
  without,
} from './bookingDialog.ts';
import {
  loading,
  failedPart,
  failedSelection,
  chooseTime,
  notLoaded,
  looking,
  onwards,
  stuck,
  daysWith,
  days,
  padel,
  swimming,
  lengths,
  noLength,
  onlyLength,
  padelWith,
  loadingTimes,
  timesHead,
  times,
  courtName,
  courtsWith,
  chosenCourt,
  told,
  chosenPool,
  poolTold,
  atPool,
} from './choosingParts.ts';

const [toStep1, goingOn, toDetails, toTickets, toExtras, toExtrasAfterOutage, toExtrasDay, toPromptDay] = ofReturns;

const closed: Screen = [
  heading(['No slot available', 'لا أوقات متاحة']),
  text(['Try another day, a shorter time or fewer filters.', 'جرّب يومًا آخر أو مدة أقصر أو خيارات تصفية أقل.']),
];
const findDay: Bilingual = ['Find the next free day', 'ابحث عن أقرب يوم متاح'];
const noTimes = status(['No free times', 'لا أوقات متاحة']);
const closedDay = stepOne(serviceAndDay(padel), [
  ...padelWith(onlyLength),
  ...closed,
  button(findDay),
  ...stuck(chooseTime),
  noTimes,
]);
/** While one day after the other is searched, the screen says so. */
const findingDay = (on = days): Screen =>
  stepOne(serviceAndDay(padel), [
    ...padelWith(onlyLength, true, on),
    ...closed,
    button(findDay, { is: 'busy' }),
    ...stuck(chooseTime),
  ]);

/** Somebody else was faster, while it was put into the cart (F30). */
const taken = alert(['No facility available for selected time slot', 'لا يوجد مرفق متاح في الوقت المحدد']);

/** Where the day's times are asked for once more, and all that was wished stays. */
const loadingAgain = (length: Screen, ...said: Screen): Screen =>
  stepOne(serviceAndDay(padel), [...padelWith(length), ...loadingTimes, ...said, ...stuck(chooseTime)]);
const sum = text(price('157.50', ['60 min, VAT included', '60 دقيقة، شامل الضريبة']));
const left = stepOne(courtPrice, [sum, share, button(onwards, { is: 'busy' }), told]);
const readyPool = stepOne(atPool, [...chosenPool, ...poolTold]);

// Court 2 is the one that was chosen before.
const atCourt2 = timeAndPlace(['Padel, Court 2', 'بادل، ملعب 2']);
const lookingFor = (poster: Bilingual, court: number): Screen =>
  stepOne(poster, [
    ...padelWith(lengths),
    ...times('known'),
    ...courtsWith(court),
    text(price('157.50', looking)),
    share,
    button(onwards, { is: 'disabled', says: [looking] }),
  ]);
/** It comes back to the later step that it was at, and says its name already. */
const backTo = (title: Bilingual, poster: Bilingual): Screen => frame({ title, poster }, [loading]);
/** Its Arabic name comes with the offer. */
const atUnknownPool = timeAndPlace(['Swimming, 25 m pool', 'سباحة، 25 m pool']);
const addExtras: Bilingual = ['Add extras', 'أضف إضافات'];
const another: Bilingual = ['Another time?', 'وقت آخر؟'];
const sunday: Bilingual = ['Sun 22 Nov Padel', 'الأحد 22 نوفمبر بادل'];

export const choosingAgainScreens: Readonly<Record<string, Screens>> = {
  'the next free day': { law: ofFreeDay, screens: { closedDay, findingDay: findingDay() } },
  'the end of a season': {
    law: ofSeason,
    screens: {
      atLastDay: findingDay(daysWith(20, 22)),
      // R5.5.3: there is no later day that could be looked for.
      lastDay: stepOne(sunday, [
        ...padelWith(onlyLength, true, daysWith(22, 22)),
        ...closed,
        ...stuck(chooseTime),
        noTimes,
      ]),
    },
  },
  'back from the tickets': {
    law: ofSwimmer,
    screens: { ready: readyPool, inCart: readyPool, loadingOffer: lookingFor(courtPrice, 1) },
    pressed: [swimming],
  },
  'a court that somebody else has by now': {
    law: ofLoss,
    screens: {
      left,
      loadingAgain: loadingAgain(lengths, taken),
      missed: stepOne(serviceAndDay(padel), [
        ...padelWith(onlyLength),
        ...timesHead,
        radio(['09:00 AM to 10:00 AM', 'من 09:00 صباحًا إلى 10:00 صباحًا'], { is: 'unticked' }),
        radio(['10:00 AM to 11:00 AM, Full', 'من 10:00 صباحًا إلى 11:00 صباحًا، ممتلئ'], { is: 'disabled unticked' }),
        radio(['11:00 AM to 12:00 PM, Full', 'من 11:00 صباحًا إلى 12:00 ظهرًا، ممتلئ'], { is: 'disabled unticked' }),
        taken,
        ...stuck(chooseTime),
        status(['1 free time', 'وقت واحد متاح']),
      ]),
    },
  },
  // What went wrong is over with the other choice.
  'another court that was near': { law: ofNearest, screens: { onTheWay: loadingAgain(onlyLength) } },
  'another day instead': { law: ofOtherDay, screens: { findingDay: findingDay() } },
  'back to step 1': {
    law: toStep1!,
    screens: {
      loadingSchedule: loadingAgain(noLength),
      loadingFacilities: stepOne(timeAndPlace(padel), [
        ...padelWith(lengths),
        ...times('asked'),
        text(courtName),
        loading,
        ...stuck(looking, true),
      ]),
      loadingOffer: lookingFor(atCourt2, 2),
      ready: stepOne(atCourt2, [
        ...padelWith(lengths),
        ...times('known'),
        ...courtsWith(2),
        sum,
        share,
        // A court that the customer picked was read when it was picked.
        button(onwards),
      ]),
    },
  },
  // Q6.1.b: as if no login had come between.
  'on after a login': { law: goingOn!, screens: { loadingOffer: lookingFor(atCourt2, 2) } },
  'back to the details': { law: toDetails!, screens: { loadingOffer: lookingFor(atCourt2, 2) } },
  'back to the tickets': {
    law: toTickets!,
    screens: { loadingOffer: backTo(['Choose tickets', 'اختر التذاكر'], atUnknownPool) },
  },
  'back to the extras': { law: toExtras!, screens: { loadingOffer: backTo(addExtras, atCourt2) } },
  'back to the extras, after an outage': {
    law: toExtrasAfterOutage!,
    screens: { loadingOffer: backTo(addExtras, atCourt2) },
  },
  'back to the extras, before its day is known': {
    law: toExtrasDay!,
    screens: { loadingSchedule: backTo(addExtras, serviceAndDay(padel)) },
  },
  'back to the question for another time': {
    law: toPromptDay!,
    screens: { loadingSchedule: [dialog(another), close, heading(another), loading] },
  },
  // F07: what was said stays while it is tried by itself.
  'an outage, while it is tried again': {
    law: afterOutage,
    screens: {
      loadingServices: stepOne(without, [...failedPart(true), ...stuck(notLoaded)]),
      loadingChoices: stepOne(serviceAndDay(padel), [
        ...padelWith(noLength, false),
        ...failedPart(true),
        ...stuck(notLoaded),
      ]),
      loadingSchedule: stepOne(serviceAndDay(padel), [
        ...padelWith(noLength),
        ...failedPart(true),
        ...stuck(notLoaded),
      ]),
      loadingFacilities: stepOne(timeAndPlace(padel), [
        ...padelWith(lengths),
        ...times('asked'),
        ...failedSelection(true),
        ...stuck(notLoaded, true),
      ]),
      loadingOffer: stepOne(courtPrice, [...chosenCourt, ...failedSelection(true), ...stuck(notLoaded, true)]),
    },
  },
};
