import { equipmentOf } from '../../art/equipmentOf.ts';
import type { Outlet } from '../../adapters/actors/offered/retailActors.ts';
import { EquipmentArt } from '../../components/pictures/CourtArt.tsx';
import { Picture } from '../../components/pictures/Picture.tsx';
import { imageAddress } from '../../components/pictures/imageAddress.ts';
import { useConfig } from '../../actors/portalContext.tsx';

/** A shop, or something of what it sells. */
export function OutletPicture({ outlet }: { outlet: Outlet }) {
  const { image_base: base } = useConfig();
  return (
    <Picture
      src={imageAddress(outlet.image, base)}
      art={
        <EquipmentArt item={equipmentOf(outlet.description, outlet.name)} seed={outlet.id} width={480} height={320} />
      }
    />
  );
}
