// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import {
  SignatureField,
  type SignatureFieldProps,
} from '../../../../src/components/fields/signature/SignatureField.tsx';
import { picture, teachCanvas } from '../../../support/canvasElement.ts';
import { show } from '../show.tsx';

teachCanvas();
afterEach(cleanup);

type Told = Record<'onDrawn' | 'onClear', unknown[]>;

function Signing({ told, ...props }: Partial<SignatureFieldProps> & { told?: Told }) {
  const [state, setState] = useState({ isDrawn: false, name: '', isAgreed: false });
  const tell = (wish: keyof Told, value: unknown) => told?.[wish]?.push(value);
  return (
    <SignatureField
      label="Waiver"
      {...state}
      onDrawn={(image) => {
        tell('onDrawn', image);
        setState({ ...state, isDrawn: true });
      }}
      onName={(name) => setState({ ...state, name })}
      onClear={() => {
        tell('onClear', 'cleared');
        setState({ ...state, isDrawn: false, name: '' });
      }}
      onAgree={(isAgreed) => setState({ ...state, isAgreed })}
      {...props}
    />
  );
}

const use = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Use this signature' });
async function canvas(): Promise<HTMLCanvasElement> {
  // It is fetched; it hears pens when its effect has run.
  return waitFor(() => {
    const found = document.querySelector('canvas');
    if (!found) throw new Error('not there yet');
    return found;
  });
}

async function drawOn(paper: HTMLCanvasElement): Promise<void> {
  const at = (clientX: number, buttons: number) => ({ clientX, clientY: 10, pointerId: 1, buttons, bubbles: true });
  await act(async () => {
    fireEvent(paper, new PointerEvent('pointerdown', at(5, 1)));
    fireEvent(window, new PointerEvent('pointermove', at(60, 1)));
    fireEvent(window, new PointerEvent('pointerup', at(90, 0)));
  });
}

describe('R2.13.21: SignatureField', () => {
  test('returns the picture of a drawn signature when the customer is done', async () => {
    const told: Told = { onDrawn: [], onClear: [] };
    await show(<Signing told={told} />);
    const paper = await canvas();
    expect(use().disabled).toBe(true);
    await drawOn(paper);
    expect(use().disabled).toBe(false);
    expect(told.onDrawn).toEqual([]);
    await userEvent.click(use());
    expect(told.onDrawn).toEqual([picture]);
    expect(screen.getByText('Signed by hand')).toBeTruthy();
    const again = screen.getByRole('button', { name: 'Sign again' });
    expect(document.activeElement).toBe(again);
    await userEvent.click(again);
    await canvas();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Clear' }));
    expect(use().disabled).toBe(true);
  });

  test('is cleared to an empty pad', async () => {
    await show(<Signing />);
    const paper = await canvas();
    await drawOn(paper);
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(await canvas()).not.toBe(paper);
    expect(use().disabled).toBe(true);
  });

  test('can be typed by whoever does not draw', async () => {
    await show(<Signing />);
    await userEvent.click(screen.getByRole('radio', { name: 'Type it' }));
    const name = screen.getByRole<HTMLInputElement>('textbox', { name: 'Your full name' });
    await userEvent.type(name, 'Layla Haddad');
    expect(name.value).toBe('Layla Haddad');
    expect(document.querySelector('canvas')).toBeNull();
  });

  test('another way of signing starts over', async () => {
    const told: Told = { onDrawn: [], onClear: [] };
    await show(<Signing told={told} name="Layla Haddad" />);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Type it' }).checked).toBe(true);
    await userEvent.click(screen.getByRole('radio', { name: 'Draw it' }));
    expect(told.onClear).toEqual(['cleared']);
  });

  test("asks for 'I agree', unticked at first", async () => {
    await show(<Signing />);
    const agree = screen.getByRole<HTMLInputElement>('checkbox', { name: 'I agree' });
    expect(agree.checked).toBe(false);
    await userEvent.click(agree);
    expect(agree.checked).toBe(true);
  });

  test('says that the picture is on its way, and takes no stroke meanwhile', async () => {
    await show(<Signing isKeeping />);
    const paper = await canvas();
    expect(paper.closest('[inert]')).not.toBeNull();
    expect(use().getAttribute('aria-busy')).toBe('true');
  });

  test('says why it is not signed where the focus can go', async () => {
    await show(<Signing error="Please sign and agree" />);
    await canvas();
    const refused = document.querySelector<HTMLElement>('[aria-invalid="true"]');
    refused?.focus();
    expect(document.activeElement).toBe(refused);
    const reason = document.getElementById(refused?.getAttribute('aria-describedby') ?? '');
    expect(reason?.textContent).toBe('Please sign and agree');
  });
});
