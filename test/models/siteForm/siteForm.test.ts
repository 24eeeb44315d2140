import { checkLaws } from '../../support/law/checkLaw.ts';
import { law, saidBefore } from './siteForm.law.ts';
import { comeBack, cutBefore } from './siteFormDraft.law.ts';

checkLaws(law, saidBefore, comeBack, cutBefore);
