import { fromPromise } from 'xstate';
import { cardPreferenceMachine } from '../../../../machines/cardPreference/cardPreferenceMachine.ts';
import { provideFor } from '../../../../machines/shared/provideFor.ts';
import { moneyAdditionEndpoints } from '../../../contract/endpoints/additions/money.ts';
import { call } from '../../http/client.ts';

export const provideCardPreference = () =>
  provideFor(cardPreferenceMachine)({
    actors: {
      preferCard: fromPromise(({ input: { id }, signal }) =>
        call(moneyAdditionEndpoints.preferCard, { params: { id }, signal }),
      ),
    },
  });
