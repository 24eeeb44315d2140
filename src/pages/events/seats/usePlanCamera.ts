/** Moves the plan under fingers, mouse, wheel and keys. Nothing of React is drawn while it moves. */
import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import {
  movedBy,
  nearestScale,
  readable,
  showing,
  wholePlan,
  zoomedAt,
  type PlanTransform,
} from '../../../../machines/seatMap/planCamera.ts';

interface Size {
  width: number;
  height: number;
}
interface Point {
  x: number;
  y: number;
}

/** Further than this a press was a move. */
const slack = 6;
const settleAfter = 140;

/** The plan's camera, for the drawing in `plan` within `frame`; both are moved by hand, without drawing anew. */
class PlanCamera {
  readonly #pointers = new Map<number, Point>();
  readonly #size: Size;
  readonly #pitch: number;
  readonly #settled: (camera: PlanTransform) => void;
  #frame: HTMLElement | null = null;
  #plan: SVGSVGElement | null = null;
  #camera: PlanTransform = { scale: 1, x: 0, y: 0 };
  #drawn = 0;
  #travelled = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #painting = 0;

  constructor(size: Size, pitch: number, settled: (camera: PlanTransform) => void) {
    this.#size = size;
    this.#pitch = pitch;
    this.#settled = settled;
  }

  /** Listens to the frame. Returns what stops it. */
  attach(frame: HTMLElement, plan: SVGSVGElement): () => void {
    [this.#frame, this.#plan] = [frame, plan];
    const watch = new ResizeObserver(() => this.#refit());
    watch.observe(frame);
    const turn = (event: WheelEvent) => this.#turn(event);
    // React listens passively, and then the page would scroll as well.
    frame.addEventListener('wheel', turn, { passive: false });
    this.whole();
    return () => {
      watch.disconnect();
      frame.removeEventListener('wheel', turn);
      clearTimeout(this.#timer);
      cancelAnimationFrame(this.#painting);
    };
  }

  get isReadable(): boolean {
    return this.#camera.scale * this.#pitch >= readable;
  }

  /** Whether that pointer meets the seat it means: a finger needs more room than a mouse. */
  isPrecise(pointer: string): boolean {
    return this.#camera.scale * this.#pitch >= (pointer === 'mouse' ? readable / 2 : readable);
  }

  /** Whether what ended just now was a move and no press. */
  get wasMoved(): boolean {
    return this.#travelled > slack;
  }

  whole(): void {
    this.#go(wholePlan(this.#size, this.#room()));
    this.#settle();
  }

  zoom(factor: number, at: Point = this.#middle()): void {
    this.#go(zoomedAt(this.#camera, factor, at, this.#limits()));
    this.#settle();
  }

  /** So near that the seats there can be told apart and met; at a point of the screen. */
  approach({ x, y }: Point): void {
    const box = this.#frame?.getBoundingClientRect();
    this.zoom((readable * 1.5) / (this.#camera.scale * this.#pitch), {
      x: x - (box?.left ?? 0),
      y: y - (box?.top ?? 0),
    });
  }

  /** Brings a point of the plan into sight, near enough to be read. */
  show(point: Point): void {
    if (!this.isReadable) {
      const { scale, x, y } = this.#camera;
      this.#go(
        zoomedAt(
          this.#camera,
          (readable * 1.2) / (scale * this.#pitch),
          { x: x + point.x * scale, y: y + point.y * scale },
          this.#limits(),
        ),
      );
    }
    this.#go(showing(this.#camera, point, this.#size, this.#room()));
    this.#settle();
  }

  press(id: number, point: Point): void {
    if (this.#pointers.size === 0) this.#travelled = 0;
    this.#pointers.set(id, point);
  }

  /** One finger moves, two move and zoom. */
  move(id: number, point: Point): void {
    const before = this.#pointers.get(id);
    if (!before) return;
    const other = [...this.#pointers].find(([each]) => each !== id)?.[1];
    this.#pointers.set(id, point);
    this.#travelled += Math.hypot(point.x - before.x, point.y - before.y);
    if (!other && !this.wasMoved) return;
    const by = { x: point.x - before.x, y: point.y - before.y };
    if (!other) return this.#go(movedBy(this.#camera, by, this.#size, this.#room()));
    const box = this.#frame?.getBoundingClientRect();
    const middle = { x: (point.x + other.x) / 2 - (box?.left ?? 0), y: (point.y + other.y) / 2 - (box?.top ?? 0) };
    const grown = Math.hypot(point.x - other.x, point.y - other.y) / Math.hypot(before.x - other.x, before.y - other.y);
    const moved = movedBy(this.#camera, { x: by.x / 2, y: by.y / 2 }, this.#size, this.#room());
    return this.#go(Number.isFinite(grown) ? zoomedAt(moved, grown, middle, this.#limits()) : moved);
  }

  release(id: number): void {
    if (this.#pointers.delete(id) && this.#pointers.size === 0) this.#settle();
  }

  #turn(event: WheelEvent): void {
    // Scrolling past the plan is not blocked: the wheel zooms with Ctrl, as a pinch on a trackpad does, or once the
    // plan is in use.
    const isMeant = event.ctrlKey || event.metaKey || this.#frame?.contains(document.activeElement);
    if (!isMeant) return;
    const box = this.#frame!.getBoundingClientRect();
    const next = zoomedAt(
      this.#camera,
      Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.002)),
      { x: event.clientX - box.left, y: event.clientY - box.top },
      this.#limits(),
    );
    if (next.scale === this.#camera.scale && !event.ctrlKey) return;
    event.preventDefault();
    this.#go(next);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#settle(), settleAfter);
  }

  #refit(): void {
    const isWhole = this.#camera.scale <= this.#fitted * 1.001;
    if (isWhole) this.whole();
    else this.zoom(1);
  }

  #fitted = 0;

  #room(): Size {
    const { clientWidth = 0, clientHeight = 0 } = this.#frame ?? {};
    return clientWidth > 0 && clientHeight > 0 ? { width: clientWidth, height: clientHeight } : this.#size;
  }

  #middle(): Point {
    const { width, height } = this.#room();
    return { x: width / 2, y: height / 2 };
  }

  #limits() {
    const frame = this.#room();
    return { plan: this.#size, frame, most: nearestScale(this.#pitch, this.#size, frame) };
  }

  #go(camera: PlanTransform): void {
    this.#camera = camera;
    this.#painting ||= requestAnimationFrame(() => {
      this.#painting = 0;
      this.#paint();
    });
  }

  /** While it moves only the finished drawing is moved and stretched. */
  #paint(): void {
    const { scale, x, y } = this.#camera;
    if (this.#plan) this.#plan.style.transform = `translate(${x}px, ${y}px) scale(${scale / this.#drawn})`;
  }

  /** At rest it is drawn anew at its size, so that it is sharp; and a page that is not zoomed into scrolls under a finger. */
  #settle(): void {
    const { width, height } = this.#size;
    const { scale } = this.#camera;
    this.#fitted = wholePlan(this.#size, this.#room()).scale;
    if (this.#plan && this.#drawn !== scale) {
      this.#drawn = scale;
      this.#plan.style.width = `${width * scale}px`;
      this.#plan.style.height = `${height * scale}px`;
    }
    this.#paint();
    if (this.#frame) this.#frame.style.touchAction = scale > this.#fitted * 1.001 ? 'none' : 'pan-y';
    this.#settled(this.#camera);
  }
}

export interface PlanView {
  camera: PlanCamera;
  frame: RefObject<HTMLDivElement | null>;
  plan: RefObject<SVGSVGElement | null>;
  /** Whether numbers can be read, as of the last rest. */
  isNear: boolean;
}

/** `size` of the plan and `pitch`, from seat to seat, in its own units. */
export function usePlanCamera(width: number, height: number, pitch: number): PlanView {
  const frame = useRef<HTMLDivElement>(null);
  const plan = useRef<SVGSVGElement>(null);
  const [isNear, setIsNear] = useState(false);
  const camera = useMemo(
    () => new PlanCamera({ width, height }, pitch, ({ scale }) => setIsNear(scale * pitch >= readable)),
    [width, height, pitch],
  );
  useEffect(() => (frame.current && plan.current ? camera.attach(frame.current, plan.current) : undefined), [camera]);
  return { camera, frame, plan, isNear };
}
