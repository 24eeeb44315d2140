import { checkLaws } from '../support/law/checkLaw.ts';
import { picture } from './picture.law.ts';

checkLaws(picture);
