import { ownerOf } from '../../../machines/session/owner.ts';
import { usualOnDevice } from '../../adapters/storage/persistedUsual.ts';
import { useUser } from '../../actors/portalContext.tsx';

/** As high as what stood here last for whoever is here: nothing below it moves when it comes. */
export const UsualSpace = () => <div style={{ blockSize: usualOnDevice(ownerOf(useUser())).height }} />;
