import { describe, expect, test } from 'vitest';
import { outsideAddress } from '../../../machines/shared/outsideAddress.ts';
import { openPaymentPage } from '../../../src/adapters/address/paymentPage.ts';

describe('a payment page', () => {
  test.each([
    'https://pay.example/p/1?x=1',
    'https://pay.example:8443/',
    'http://localhost:4100/pay/1',
    'http://127.0.0.1:4100/pay/1',
    'http://[::1]/pay',
    'http://saha.localhost/pay',
  ])('may be at %s', (address) => expect(outsideAddress(address)).toBe(address));

  test.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'blob:https://pay.example/1',
    'vbscript:x',
    'file:///etc/passwd',
    'http://pay.example/p/1',
    'http://localhost.evil.example/',
    'http://127.0.0.1.evil.example/',
    'https://user:secret@pay.example/',
    'https://pay.example@evil.example/',
    '//pay.example/p/1',
    '/pay/1',
    '',
    'nonsense',
  ])('is not at %j', async (address) => {
    expect(outsideAddress(address)).toBeNull();
    await expect(openPaymentPage({ url: address })).rejects.toMatchObject({ code: 'unsafePaymentPage' });
  });
});
