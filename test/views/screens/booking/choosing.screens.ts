/** What a customer finds in the first step of a booking (R2.11.1–13, R4.4.1, R4.5.4, R5.7.8, Q6.1.b, Q4.6.a, F01). */
import { ofCourt } from '../../../models/booking/choosing/choosing.court.law.ts';
import { ofStranger } from '../../../models/booking/choosing/choosing.law.ts';
import { alert, button, field, heading, status, text, type Screens } from '../../../support/screens/screens.ts';
import { serviceAndDay, courtPrice, price, share, stepOne, timeAndPlace, without } from './bookingDialog.ts';
import { choosingAgainScreens } from './choosingAgain.ts';
import {
  loading,
  failedPart,
  failedSelection,
  chooseTime,
  notLoaded,
  looking,
  onwards,
  stuck,
  days,
  service,
  padel,
  swimming,
  lengths,
  noLength,
  onlyLength,
  padelWith,
  loadingTimes,
  times,
  courtName,
  free,
  chosenCourt,
  told,
  poolTimes,
  swim,
  fourteen,
  chosenPool,
  poolTold,
  atPool,
} from './choosingParts.ts';

const loadingServices = stepOne(without, [loading, loading, loading, ...stuck(chooseTime)]);

export const courtScreens: Screens = {
  law: ofCourt,
  screens: {
    loadingServices,
    servicesFailed: stepOne(without, [...failedPart(), ...stuck(notLoaded)]),
    loadingChoices: stepOne(serviceAndDay(padel), [
      ...padelWith(noLength, false),
      ...loadingTimes,
      ...stuck(chooseTime),
    ]),
    choicesFailed: stepOne(serviceAndDay(padel), [...padelWith(noLength, false), ...failedPart(), ...stuck(notLoaded)]),
    loadingSchedule: stepOne(serviceAndDay(padel), [...padelWith(noLength), ...loadingTimes, ...stuck(chooseTime)]),
    scheduleFailed: stepOne(serviceAndDay(padel), [...padelWith(noLength), ...failedPart(), ...stuck(notLoaded)]),
    undecided: stepOne(serviceAndDay(padel), [...padelWith(lengths), ...times(), ...stuck(chooseTime), free]),
    closedDay: stepOne(serviceAndDay(padel), [
      ...padelWith(onlyLength),
      heading(['No slot available', 'لا أوقات متاحة']),
      text(['Try another day, a shorter time or fewer filters.', 'جرّب يومًا آخر أو مدة أقصر أو خيارات تصفية أقل.']),
      button(['Find the next free day', 'ابحث عن أقرب يوم متاح']),
      ...stuck(chooseTime),
      status(['No free times', 'لا أوقات متاحة']),
    ]),
    loadingFacilities: stepOne(timeAndPlace(padel), [
      ...padelWith(lengths),
      ...times('asked'),
      text(courtName),
      loading,
      ...stuck(looking, true),
    ]),
    facilitiesFailed: stepOne(timeAndPlace(padel), [
      ...padelWith(lengths),
      ...times('asked'),
      ...failedSelection(),
      ...stuck(notLoaded, true),
    ]),
    // The price is known of the court, and not yet of this booking: Continue says what it waits for.
    loadingOffer: stepOne(courtPrice, [
      ...chosenCourt,
      text(price('157.50', looking)),
      share,
      button(onwards, { is: 'disabled', says: [looking] }),
    ]),
    offerFailed: stepOne(courtPrice, [...chosenCourt, ...failedSelection(), ...stuck(notLoaded, true)]),
    ready: stepOne(courtPrice, [
      ...chosenCourt,
      text(price('157.50', ['60 min, VAT included', '60 دقيقة، شامل الضريبة'])),
      share,
      button(onwards),
      told,
    ]),
    left: stepOne(courtPrice, [
      text(price('157.50', ['60 min, VAT included', '60 دقيقة، شامل الضريبة'])),
      share,
      button(onwards, { is: 'busy' }),
      told,
    ]),
  },
};

export const strangerScreens: Screens = {
  law: ofStranger,
  screens: {
    choosingService: stepOne(without, [
      heading(['What would you like to book?', 'ماذا تودّ أن تحجز؟']),
      field(['Search in English or Arabic', 'ابحث بالعربية أو الإنجليزية']),
      button(['Padel Al Quoz Sheds', 'بادل Al Quoz Sheds']),
      button(['Swimming Al Quoz Sheds', 'سباحة Al Quoz Sheds']),
      ...stuck(chooseTime),
    ]),
    loadingChoices: stepOne(serviceAndDay(swimming), [
      ...service(swimming),
      ...days,
      ...noLength,
      ...loadingTimes,
      ...stuck(chooseTime),
    ]),
    atPool: stepOne(serviceAndDay(swimming), [...swim, ...poolTimes(11), ...stuck(chooseTime), fourteen]),
    allShown: stepOne(serviceAndDay(swimming), [...swim, ...poolTimes(14), ...stuck(chooseTime), fourteen]),
    ready: stepOne(atPool, [...chosenPool, ...poolTold]),
    // R4.5.4, R8.1: signed out, the customer is asked to log in, and the selection stays.
    awaitingLogin: stepOne(atPool, [...chosenPool, alert(['Please Login!', 'يُرجى تسجيل الدخول!']), ...poolTold]),
  },
};

export const choosingScreens: Readonly<Record<string, Screens>> = {
  'a court': courtScreens,
  'a pool, for somebody unknown': strangerScreens,
  ...choosingAgainScreens,
};
