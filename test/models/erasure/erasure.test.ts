import { checkLaws } from '../../support/law/checkLaw.ts';
import { erasure } from './erasure.law.ts';

checkLaws(erasure);
