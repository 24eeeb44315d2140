import { initialsOf } from '../../../machines/trainerBooking/initials.ts';
import { useConfig } from '../../actors/portalContext.tsx';
import { EquipmentArt } from '../../components/pictures/CourtArt.tsx';
import { imageAddress } from '../../components/pictures/imageAddress.ts';
import { Picture } from '../../components/pictures/Picture.tsx';
import type { Relative } from '../../../machines/attendees/attendeeQuestions.ts';

/** Arabic letters would join into a word that is none. */
const onShirt = (name: string): string => {
  const letters = initialsOf(name);
  return /\p{Script=Arabic}/u.test(letters) ? Array.from(letters).join(' ') : letters;
};

interface RelativePictureProps {
  relative: Pick<Relative, 'customer_id' | 'name' | 'profile_image_url'>;
}

/** Their picture, or a shirt with their initials (R3.7.7). */
export function RelativePicture({
  relative: { customer_id: id, name, profile_image_url: path },
}: RelativePictureProps) {
  const { image_base: base } = useConfig();
  return (
    <Picture
      ratio="4 / 5"
      src={imageAddress(path, base)}
      art={
        <EquipmentArt
          item="shirt"
          seed={`family ${id}`}
          sport="fives"
          way={id % 2}
          light="day"
          text={onShirt(name)}
          width={260}
          height={325}
        />
      }
    />
  );
}
