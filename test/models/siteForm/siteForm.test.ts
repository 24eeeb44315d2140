import { checkLaws } from '../../support/law/checkLaw.ts';
import { law } from './siteForm.law.ts';

checkLaws(law);
