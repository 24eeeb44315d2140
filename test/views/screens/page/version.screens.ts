/** What holds a customer whose page is older than the site, once no order of theirs is on its way (R4.3.3–5, Q4.3.b, F22). */
import { law } from '../../../models/version/version.law.ts';
import {
  button,
  dialog,
  heading,
  text,
  type Bilingual,
  type Screen,
  type Screens,
} from '../../../support/screens/screens.ts';

const title: Bilingual = ['A new version is ready', 'يتوفر إصدار جديد'];
const update = (isBusy: boolean) => button(['Update Now', 'حدّث الآن'], isBusy ? { is: 'busy' } : {});
const held = (isBusy: boolean): Screen => [
  dialog(title),
  heading(title),
  text([
    'A new version of the website is available. Please update to continue.',
    'يتوفر إصدار جديد من الموقع الإلكتروني. يُرجى التحديث للمتابعة.',
  ]),
  update(isBusy),
];

export const versionScreens: Screens = {
  law,
  screens: {
    first: [],
    watching: [],
    unknown: [],
    reading: [],
    ordering: [],
    deferring: [],
    outdated: held(false),
    updating: held(true),
  },
  focus: { outdated: update(false), updating: update(false) },
};
