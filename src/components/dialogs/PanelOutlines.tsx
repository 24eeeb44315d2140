import { SlotOutlines } from '../dates/SlotOutlines.tsx';
import { Skeleton } from '../signs/Skeleton.tsx';
import './panel.css';

/** Outlines of a panel that is loading, so that the page below it stays where it is. */
export function PanelOutlines() {
  return (
    <div className="panel">
      <Skeleton of="lines" count={2} />
      <Skeleton of="days" />
      <SlotOutlines />
    </div>
  );
}
