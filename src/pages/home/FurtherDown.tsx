import { useConfig } from '../../actors/portalContext.tsx';
import { Tonight } from './Tonight.tsx';
import { WhatsOn } from './WhatsOn.tsx';

/** The sections that are visible only after scrolling, loaded together when somebody does. */
export function FurtherDown() {
  const { enable_facility_booking: mayBook } = useConfig();
  return (
    <>
      {mayBook ? <Tonight /> : null}
      <WhatsOn />
    </>
  );
}
