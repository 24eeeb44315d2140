/** Which square of a picture is shown, by position and zoom. */

/** The original picture, in pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

/** `x` and `y`: which share of the remaining room is left of and above the square, 0 to 1; `zoom`: 1 fills the frame. */
export interface Crop {
  x: number;
  y: number;
  zoom: number;
}

/** A movement in widths of the frame: to the right and down. */
export interface CropMove {
  x: number;
  y: number;
}

export const mostZoom = 4;

/** Centred and as large as the frame, where faces usually are. */
export const wholeCrop: Crop = { x: 0.5, y: 0.5, zoom: 1 };

const within = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

const sideOf = ({ width, height }: PictureSize, zoom: number): number => Math.min(width, height) / zoom;

/** The square in pixels of the picture. */
export function squareOf(size: PictureSize, { x, y, zoom }: Crop): { left: number; top: number; side: number } {
  const side = sideOf(size, zoom);
  return { left: x * (size.width - side), top: y * (size.height - side), side };
}

/** Whether the picture extends beyond the square, horizontally and vertically. */
export function roomOf(size: PictureSize, { zoom }: Crop): { x: boolean; y: boolean } {
  const side = sideOf(size, zoom);
  return { x: size.width > side, y: size.height > side };
}

/** The share of the room before the square; 0.5 where there is no room. */
const shareOf = (before: number, room: number): number => (room > 0 ? within(before / room, 0, 1) : 0.5);

/** The picture follows the finger; its edge never enters the frame. */
export function movedCrop(size: PictureSize, crop: Crop, by: CropMove): Crop {
  const { left, top, side } = squareOf(size, crop);
  return {
    ...crop,
    x: shareOf(left - by.x * side, size.width - side),
    y: shareOf(top - by.y * side, size.height - side),
  };
}

/** Zooms around the middle of the frame, as far as the edges allow. */
export function zoomed(size: PictureSize, crop: Crop, wanted: number): Crop {
  const before = squareOf(size, crop);
  const zoom = within(wanted, 1, mostZoom);
  const side = sideOf(size, zoom);
  const gained = (before.side - side) / 2;
  return {
    zoom,
    x: shareOf(before.left + gained, size.width - side),
    y: shareOf(before.top + gained, size.height - side),
  };
}

/** Moves to a share of the room, as set by a slider; a missing coordinate stays. */
export const placedCrop = (crop: Crop, { x = crop.x, y = crop.y }: Partial<CropMove>): Crop => ({
  ...crop,
  x: within(x, 0, 1),
  y: within(y, 0, 1),
});
