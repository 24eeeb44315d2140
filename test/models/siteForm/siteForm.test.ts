import { checkLaws } from '../../support/law/checkLaw.ts';
import { law, saidBefore } from './siteForm.law.ts';

checkLaws(law, saidBefore);
