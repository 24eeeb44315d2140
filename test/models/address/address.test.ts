import { checkLaws } from '../../support/law/checkLaw.ts';
import { dialog, link } from './address.law.ts';
import { layers } from './address.layers.law.ts';
import { layerMeanwhile, otherPage } from './address.meanwhile.law.ts';
import { loginPage, pageOverLayer, pages } from './address.pages.law.ts';

checkLaws(dialog, link, layers, pages, pageOverLayer, loginPage, otherPage, layerMeanwhile);
