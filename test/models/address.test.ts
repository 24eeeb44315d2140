import { checkLaws } from '../support/law/checkLaw.ts';
import { dialog, layers, link, loginPage, pageOverLayer, pages } from './address.law.ts';

checkLaws(dialog, link, layers, pages, pageOverLayer, loginPage);
