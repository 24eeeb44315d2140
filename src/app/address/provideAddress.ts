/** Carries out in the browser what the machine of the address says: navigates, and closes layers. */
import { fromCallback } from 'xstate';
import { addressMachine, type BrowserCommand } from '../../../machines/address/addressMachine.ts';
import { ownAddress } from '../../../machines/portal/ownAddress.ts';
import { provideFor } from '../../../machines/shared/provideFor.ts';
import { layers } from '../../components/dialogs/openDialogs.ts';
import type { Router } from './pageRouter.ts';

/** Every layer has a number of its own, by which the machine knows it. */
const numbers = new WeakMap<() => void, number>();
let lastNumber = 0;
function numberOf(leave: () => void): number {
  const number = numbers.get(leave) ?? ++lastNumber;
  numbers.set(leave, number);
  return number;
}

/** The layers that are open, the lowest first. */
export const openLayers = (): number[] => layers().map(numberOf);

export function provideAddress(router: Router) {
  function obey(command: BrowserCommand): void {
    switch (command.type) {
      case 'entry.write': {
        const { to, replaces, state } = command;
        router.navigate(ownAddress(to), { replace: replaces, state, preventScrollReset: true });
        break;
      }
      case 'page.load':
        router.navigate(ownAddress(command.to), { replace: command.replaces });
        break;
      case 'entries.leave':
        router.navigate(-command.by);
        break;
      case 'layers.close':
        for (const leave of layers()) if (command.layers.includes(numberOf(leave))) leave();
    }
  }
  return provideFor(addressMachine)({
    actors: { moveBrowser: fromCallback<BrowserCommand, undefined>(({ receive }) => receive(obey)) },
  });
}
