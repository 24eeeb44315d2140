// @vitest-environment jsdom
/** Values not typed by the customer: by the browser, a password manager, or a script of a phone's browser. */
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { loginMachine } from '../../../../machines/login/loginMachine.ts';
import { CodeField } from '../../../../src/components/fields/CodeField.tsx';
import { TextAreaField } from '../../../../src/components/fields/TextAreaField.tsx';
import { TextField } from '../../../../src/components/fields/TextField.tsx';
import { LoginForm } from '../../../../src/pages/login/LoginForm.tsx';
import { loginInput } from '../../../models/login/login.model.ts';
import { holdActors } from '../../../support/replay.ts';
import { stage } from '../../login.fixture.tsx';
import { show } from '../show.tsx';

afterEach(cleanup);

type Fill = (field: HTMLInputElement, value: string) => void;

const told = (field: HTMLInputElement, type: string): void => {
  fireEvent(field, new Event(type, { bubbles: true }));
};
/** As the browser itself writes, past a script's override of the field's value. */
const writeAsBrowser: Fill = (field, value) =>
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, value);
/** As a script in the page writes. */
const writeAsScript: Fill = (field, value) => {
  field.value = value;
};

const ways: [string, Fill][] = [
  ['a script that tells of input', (field, value) => (writeAsScript(field, value), told(field, 'input'))],
  ['a script that tells of a change', (field, value) => (writeAsScript(field, value), told(field, 'change'))],
  ['a script that tells nothing', writeAsScript],
  ['a browser that tells of input', (field, value) => (writeAsBrowser(field, value), told(field, 'input'))],
  ['a browser that tells nothing', writeAsBrowser],
];

describe.each(ways)('what was filled in by %s', (_, fill) => {
  test('logs in (R2.13.1)', async () => {
    const { show: showPage } = await stage();
    const { machine } = holdActors(loginMachine);
    const login = createActor(machine, { input: loginInput }).start();
    const sent = vi.spyOn(login, 'send');
    showPage(<LoginForm login={login} headingId="heading" level={2} onForgot={() => undefined} />);
    fill(screen.getByLabelText('Mobile number'), '500000001');
    fill(screen.getByLabelText('Password'), 'Saha-2026!');
    fireEvent.click(screen.getByRole('button', { name: 'Log in' }));
    expect(sent).toHaveBeenCalledExactlyOnceWith({
      type: 'password.submit',
      country_code: '971',
      mobile_number: '500000001',
      password: 'Saha-2026!',
    });
    expect(screen.getByLabelText<HTMLInputElement>('Mobile number').value).toBe('500000001');
  });
});

describe('a field that a script fills', () => {
  const [[, fillAndTell] = ways[0]!] = ways;

  test.each([
    ['one line', TextField],
    ['several lines', TextAreaField],
  ])('tells once what it holds: %s', async (_name, Part) => {
    const onChange = vi.fn<(value: string) => void>();
    function Held() {
      const [value, setValue] = useState('');
      return <Part label="Name" value={value} onChange={(next) => (setValue(next), onChange(next))} />;
    }
    await show(<Held />);
    const field = screen.getByLabelText<HTMLInputElement>('Name');
    fillAndTell(field, 'Layla');
    expect(onChange.mock.calls).toEqual([['Layla']]);
    expect(field.value).toBe('Layla');
  });

  test('takes the code from a message, and submits once (R2.13.7)', async () => {
    const onFull = vi.fn<(code: string) => void>();
    function Asked() {
      const [value, setValue] = useState('');
      return <CodeField label="Code" value={value} onChange={setValue} onFull={onFull} />;
    }
    await show(<Asked />);
    fillAndTell(screen.getByLabelText('Code'), '123456');
    expect(onFull.mock.calls).toEqual([['123456']]);
  });
});
