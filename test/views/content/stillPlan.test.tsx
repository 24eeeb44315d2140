// @vitest-environment jsdom
/** What of the home page is drawn before any script runs. */
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { StillPlan } from '../../../src/components/pictures/StillPlan.tsx';

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  vi.resetModules();
});

const measures = (plan: Element | null) => ['viewBox', 'width', 'height'].map((name) => plan?.getAttribute(name));

test('a court stands upright, eleven pixels a metre', () => {
  const { container } = render(<StillPlan sport="padel" />);
  expect(measures(container.querySelector('svg'))).toEqual(['0 0 110 220', '110', '220']);
  expect(container.querySelector('use')?.getAttribute('href')).toMatch(/plans[^#]*\.svg#padel$/);
});

test('the lines of a pitch run across, in any size', () => {
  const { container } = render(<StillPlan scale={9} />);
  expect(measures(container.querySelector('svg'))).toEqual(['0 0 1155 748', '945', '612']);
  expect(container.querySelector('use')?.getAttribute('href')).toMatch(/#lines$/);
});

test('the first picture takes the operator’s accent, in any notation', async () => {
  document.body.innerHTML =
    '<img class="first__art" src="data:image/svg+xml,%3Ccircle%20fill%3D%22%23e4f222%22%2F%3E">';
  const { firstPicture } = await import('../../../src/components/pictures/firstPicture.ts');
  expect(firstPicture({ primary: '#0b6e4f', accent: '#E9F03A' })).toBe(
    'data:image/svg+xml,%3Ccircle%20fill%3D%22%23e9f03a%22%2F%3E',
  );
});

test('without a first picture none is shown', async () => {
  const { firstPicture } = await import('../../../src/components/pictures/firstPicture.ts');
  expect(firstPicture()).toBeUndefined();
});
