import { sportOf } from '../../../art/sport.ts';
import { SportIcon as CourtSign } from '../../../components/pictures/SportIcon.tsx';

interface Named {
  name: string;
  ar_name: string | null;
}

/** The plan of a service's court. */
export function ServiceIcon({ of }: { of: Named | null }) {
  return <CourtSign sport={sportOf(of?.name, of?.ar_name)} />;
}
