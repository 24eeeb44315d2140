import { checkLaws } from '../../support/law/checkLaw.ts';
import { passwordChange, unrestricted } from './passwordChange.law.ts';

checkLaws(passwordChange, unrestricted);
