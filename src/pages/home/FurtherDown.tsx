import { useConfig } from '../../actors/portalContext.tsx';
import { Tonight } from './Tonight.tsx';
import { WhatsOn } from './WhatsOn.tsx';

/** What nobody sees before they scroll, fetched in one piece when somebody does. */
export function FurtherDown() {
  const { enable_facility_booking: mayBook } = useConfig();
  return (
    <>
      {mayBook ? <Tonight /> : null}
      <WhatsOn />
    </>
  );
}
