import { Trans } from '@lingui/react/macro';
import { mayEnrol, programmeState } from '../../../../machines/enrolment/programmes.ts';
import type { WorkshopDetails, WorkshopProgram } from '../../../contract/offered/academies.ts';
import { Button } from '../../../components/buttons/Button.tsx';
import { Dialog } from '../../../components/dialogs/Dialog.tsx';
import { useVenueNow } from '../../../actors/useVenueNow.ts';
import { EnrolForm } from './EnrolForm.tsx';
import { useEnrolment } from './useEnrolment.ts';

interface EnrolDialogProps {
  workshop: WorkshopDetails;
  program: WorkshopProgram;
  onClose: () => void;
}

/** Enrolling in a programme (R2.2.4), unless nobody can join it now. */
export function EnrolDialog(props: EnrolDialogProps) {
  const { program, onClose } = props;
  const now = useVenueNow();
  if (mayEnrol(program, now)) return <Enrolling {...props} />;
  return (
    <Dialog
      isEntry
      title={
        programmeState(program, now) === 'full' ? <Trans>This group is full</Trans> : <Trans>Nobody can join now</Trans>
      }
      onClose={onClose}
      bar={
        <Button variant="line" className="end" onClick={onClose}>
          <Trans>See the other groups</Trans>
        </Button>
      }
    >
      <p>
        <Trans>There may be a place in another group.</Trans>
      </p>
    </Dialog>
  );
}

function Enrolling({ workshop, program, onClose }: EnrolDialogProps) {
  return <EnrolForm enrolment={useEnrolment(workshop, program)} onClose={onClose} />;
}
