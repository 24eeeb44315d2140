import { Venues } from './Venues.tsx';
import { WhatsOn } from './WhatsOn.tsx';

/** What nobody sees before they scroll, fetched in one piece. */
export function FurtherDown() {
  return (
    <>
      <WhatsOn />
      <Venues />
    </>
  );
}
