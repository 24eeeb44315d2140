// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { PasswordField } from '../../../../src/components/fields/PasswordField.tsx';
import { show } from '../show.tsx';

afterEach(cleanup);

const field = () => screen.getByLabelText<HTMLInputElement>('Password');

describe('R5.2: what a new password must hold', () => {
  test('is ticked off, by shape, colour and word, and belongs to the field', async () => {
    await show(
      <PasswordField
        label="Password"
        rules={[
          { label: 'One number', isMet: true },
          { label: 'One capital letter', isMet: false },
        ]}
      />,
    );
    const [met, open] = within(screen.getByRole('list')).getAllByRole('listitem');
    expect([met?.textContent, met?.className]).toEqual(['One number Done', 'is-met']);
    expect([open?.textContent, open?.className]).toEqual(['One capital letter Still missing', '']);
    expect(field().getAttribute('aria-describedby')).toBe(screen.getByRole('list').id);
  });

  test('R5.2.3: a hint and a refusal are read with the field as well', async () => {
    await show(<PasswordField label="Password" hint="Must Contain 8 Characters" error="Password is required" />);
    const said = (field().getAttribute('aria-describedby') ?? '').split(' ');
    expect(said.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'Must Contain 8 Characters',
      'Password is required',
    ]);
  });
});
