import { user as person } from '../art/icons/places.ts';
import { Icon } from '../components/pictures/Icon.tsx';
import { imageAddress } from '../components/pictures/imageAddress.ts';
import { useConfig } from '../actors/portalContext.tsx';
import type { User } from '../contract/customers/user.ts';
import { userInitials } from './personName.ts';

/** The customer's own picture, else the first letters of the name; what is beside it says who it is (R3.7.10). */
export function Avatar({ user }: { user: User }) {
  const picture = imageAddress(user.profile_image, useConfig().image_base);
  return (
    <span className="avatar" aria-hidden="true">
      {picture ? <img src={picture} alt="" /> : userInitials(user) || <Icon of={person} />}
    </span>
  );
}
