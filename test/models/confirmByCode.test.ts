import { createEmptyActor } from 'xstate';
import { checkLaws } from '../support/law/checkLaw.ts';
import { lawFor } from './confirmByCode.law.ts';

checkLaws(...lawFor(createEmptyActor()));
