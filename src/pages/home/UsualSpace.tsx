import { ownerOf } from '../../../machines/session/owner.ts';
import { usualOnDevice } from '../../adapters/storage/persistedUsual.ts';
import { useUser } from '../../actors/portalContext.tsx';

/** As high as what this customer saw here last, so that nothing below moves when it is loaded. */
export const UsualSpace = () => <div style={{ blockSize: usualOnDevice(ownerOf(useUser())).height }} />;
