import type { Owner } from '../../../machines/session/owner.ts';
import { keptUsual } from '../../adapters/persistedUsual.ts';

/** As high as what stood here last: nothing below it moves when it comes. */
export const UsualPlace = ({ owner }: { owner: Owner }) => <div style={{ blockSize: keptUsual(owner).height }} />;
