import { Skeleton } from '../signs/Skeleton.tsx';
import './slots.css';

/** Of the times that are coming. */
export function SlotOutlines({ count }: { count?: number }) {
  return <Skeleton of="slots" count={count} />;
}
