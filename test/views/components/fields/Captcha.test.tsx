// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Captcha, type CaptchaLook } from '../../../../src/components/fields/Captcha.tsx';
import { show } from '../show.tsx';

afterEach(cleanup);

const box = (name = 'I am not a robot') => screen.getByRole<HTMLInputElement>('checkbox', { name });

describe('R4.9.6: the captcha', () => {
  test.each<[CaptchaLook, checked: boolean, said: string]>([
    ['init', false, ''],
    ['verifying', false, 'Checking…'],
    ['verified', true, 'Verified'],
    ['expired', false, 'Expired. Please tick again.'],
    ['error', false, 'This did not work. Please tick again.'],
  ])('%s is shown and announced', async (look, checked, said) => {
    await show(<Captcha look={look} onCheck={vi.fn<() => void>()} />);
    expect(box().checked).toBe(checked);
    expect(screen.getByRole('status').textContent).toBe(said);
  });

  test.each<[CaptchaLook, times: number]>([
    ['init', 1],
    ['verifying', 0],
    ['verified', 0],
    ['expired', 1],
    ['error', 1],
  ])('%s: a tick asks for proof %i times', async (look, times) => {
    const onCheck = vi.fn<() => void>();
    await show(<Captcha look={look} onCheck={onCheck} />);
    fireEvent.click(box());
    expect(onCheck).toHaveBeenCalledTimes(times);
    expect(box().checked).toBe(look === 'verified');
  });

  test('is ticked by keyboard alone, and keeps the focus', async () => {
    const onCheck = vi.fn<() => void>();
    await show(<Captcha look="init" onCheck={onCheck} />);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    expect(onCheck).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(box());
  });

  test('R5.4.4: says what is missing where it is missing', async () => {
    await show(<Captcha look="init" onCheck={vi.fn<() => void>()} error="Please confirm you are not a robot" />);
    expect(box().getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(box().getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Please confirm you are not a robot',
    );
  });

  test('speaks Arabic', async () => {
    await show(<Captcha look="verified" onCheck={vi.fn<() => void>()} />, 'ar');
    expect(box('لست روبوتًا').checked).toBe(true);
    expect(screen.getByRole('status').textContent).toBe('تم التحقق');
  });
});
