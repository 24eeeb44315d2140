import { initialsOf } from '../../../machines/trainerBooking/initials.ts';
import { sportOf } from '../../art/sport.ts';
import { useConfig } from '../../actors/portalContext.tsx';
import { EquipmentArt } from '../../components/pictures/CourtArt.tsx';
import { imageAddress } from '../../components/pictures/imageAddress.ts';
import { Picture } from '../../components/pictures/Picture.tsx';
import type { TrainerInList } from '../../adapters/actors/offered/trainerActors.ts';

type Shown = Pick<TrainerInList, 'id' | 'name' | 'ar_name' | 'title' | 'image' | 'sport'>;

/** Their portrait, or a shirt with their initials on the court that they teach on. */
export function TrainerPicture({ trainer, eager }: { trainer: Shown; eager?: boolean }) {
  const { image_base: base } = useConfig();
  const sport = sportOf(trainer.sport, trainer.title);
  return (
    <Picture
      eager={eager}
      ratio="4 / 5"
      src={imageAddress(trainer.image, base)}
      art={
        <EquipmentArt
          item="shirt"
          seed={`coach ${trainer.id}`}
          sport={sport}
          way={trainer.id % 2}
          light={trainer.id % 3 === 0 ? 'dusk' : 'day'}
          text={initialsOf(trainer.name)}
          width={400}
          height={500}
        />
      }
    />
  );
}
