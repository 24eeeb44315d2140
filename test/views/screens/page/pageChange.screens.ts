/** What is in view while a page is got ready, and where it cannot be had (R2.4.4, R2.4.7, R2.10.1, R8.1.1, R8.3.6). */
import { pageChange } from '../../../models/pageChange/pageChange.law.ts';
import {
  alert,
  button,
  heading,
  link,
  progressbar,
  status,
  text,
  type Bilingual,
  type Screen,
  type Screens,
} from '../../../support/screens/screens.ts';

const skip = link(['Skip to content', 'انتقل إلى المحتوى']);
/** After a press on a link the page stays, with a sign that the next one is loading. */
const opens: Bilingual = ['Opening…', 'جارٍ الفتح…'];
const splash: Screen = [status(['Loading', 'جارٍ التحميل'])];
const home = text('The home page');

const missing: Bilingual = ['This page could not be loaded', 'تعذّر تحميل هذه الصفحة'];
const kept: Bilingual = ['Your cart and your choices are still here.', 'سلتك واختياراتك ما زالت محفوظة.'];
const again: Bilingual = ['Try again', 'حاول مرة أخرى'];

const onItsWay: Screen = [skip, progressbar(opens), home];

export const pageChangeScreens: Screens = {
  law: pageChange,
  screens: {
    first: splash,
    // R2.4.4: what leads elsewhere is never seen.
    firstElsewhere: splash,
    home: [skip, home],
    offers: [skip, home],
    toCart: onItsWay,
    inPlace: onItsWay,
    toEvents: onItsWay,
    lost: [
      skip,
      alert([`${missing[0]} ${kept[0]} ${again[0]}`, `${missing[1]} ${kept[1]} ${again[1]}`]),
      heading(missing),
      button(again),
    ],
  },
};
