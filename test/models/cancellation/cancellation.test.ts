import { checkLaws } from '../../support/law/checkLaw.ts';
import { cancellation } from './cancellation.law.ts';

checkLaws(cancellation);
