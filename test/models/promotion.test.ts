import { checkLaws } from '../support/law/checkLaw.ts';
import * as laws from './promotion.law.ts';

checkLaws(...Object.values(laws));
