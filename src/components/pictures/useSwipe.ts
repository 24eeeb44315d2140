import { useRef, type PointerEvent } from 'react';

/** Tells how far a finger went along the line, towards the end of reading below zero; up and down is scrolling, a mouse selects. */
export function useSwipe(isRightToLeft: boolean, onSwipe: (by: number) => void) {
  const from = useRef<{ x: number; y: number } | null>(null);
  return {
    onPointerDown({ pointerType, clientX: x, clientY: y }: PointerEvent) {
      from.current = pointerType === 'mouse' ? null : { x, y };
    },
    onPointerUp({ clientX, clientY }: PointerEvent) {
      const began = from.current;
      from.current = null;
      if (began === null) return;
      const across = clientX - began.x;
      if (Math.abs(clientY - began.y) > Math.abs(across)) return;
      onSwipe(isRightToLeft ? -across : across);
    },
  };
}
