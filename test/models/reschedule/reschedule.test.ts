import { checkLaws } from '../../support/law/checkLaw.ts';
import { reschedule } from './reschedule.law.ts';

checkLaws(reschedule);
