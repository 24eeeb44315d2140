import type { IconShape } from './iconShape.ts';

/* Things a customer does with what is on the screen. */
export const share: IconShape = { d: 'M12 15.5V3.5M6.5 9L12 3.5L17.5 9M4.5 12.5V20H19.5V12.5' };
export const download: IconShape = { d: 'M12 3.5V15.5M6.5 10L12 15.5L17.5 10M4.5 16V20H19.5V16' };
export const print: IconShape = { d: 'M7 8V3.5H17V8M4 8H20V16.5H17M4 8V16.5H7M7 13.5H17V20.5H7Z' };
export const lock: IconShape = { d: 'M5 10.5H19V20.5H5ZM8 10.5V7.5a4 4 0 0 1 8 0V10.5' };
export const eye: IconShape = {
  d: 'M2.5 12A11 11 0 0 1 21.5 12A11 11 0 0 1 2.5 12ZM12 9.2a2.8 2.8 0 1 1 0 5.6a2.8 2.8 0 0 1 0-5.6Z',
};
export const trash: IconShape = { d: 'M4 7H20M9 7V4H15V7M6 7L7 20.5H17L18 7M10.2 11V16.5M13.8 11V16.5' };
export const qr: IconShape = { d: 'M4 4H10V10H4ZM14 4H20V10H14ZM4 14H10V20H4ZM14 14H17V17M20 14V20H17M14 20V19' };
export const id: IconShape = {
  d: 'M3 5.5H21V18.5H3ZM8.5 9a2 2 0 1 1 0 4a2 2 0 0 1 0-4ZM5.5 16.5a3 2.2 0 0 1 6 0M14 10H18.5M14 14H18.5',
};
export const shield: IconShape = { d: 'M12 3L20 6V12A9.5 9.5 0 0 1 12 21A9.5 9.5 0 0 1 4 12V6ZM8 12L11 15L16 9.5' };
