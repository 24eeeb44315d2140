import { StampInText } from '../../components/dates/TimeInText.tsx';

/** When something was written: day and time keep together wherever they stand. */
export function WrittenAt({ stamp }: { stamp: string }) {
  return (
    <bdi className="num">
      <StampInText stamp={stamp} />
    </bdi>
  );
}
