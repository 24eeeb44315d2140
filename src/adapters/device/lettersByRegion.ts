import { whenDrawn } from './whenDrawn.ts';

/** Sets one region of the page after the other in its own letters; what is left gets them with the whole. */
export async function setByRegion(): Promise<void> {
  const regions = document.querySelectorAll('#root > :not(#main), main > *');
  for (const region of regions) {
    region.setAttribute('data-letters', '');
    await whenDrawn();
  }
  for (const region of regions) region.removeAttribute('data-letters');
}
