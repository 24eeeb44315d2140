// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { RichText } from '../../../src/components/text/RichText.tsx';
import { TermsDialog } from '../../../src/components/dialogs/TermsDialog.tsx';
import { polyfillDialogs } from '../../support/dialogElement.ts';
import { show } from './show.tsx';

polyfillDialogs();
afterEach(cleanup);

async function shown(html: string): Promise<HTMLElement> {
  const { container } = await show(<RichText html={html} />);
  return vi.waitFor(() => {
    const text = container.querySelector<HTMLElement>('.prose');
    if (!text) throw new Error('not there yet');
    return text;
  });
}

describe("Q3.8.a: the operator's HTML", () => {
  test('keeps what a text needs', async () => {
    await shown('<h2>Rules</h2><ul><li>Shower <b>first</b></li></ul><table><tr><td>Lane</td></tr></table>');
    expect(screen.getByRole('heading', { name: 'Rules' })).toBeTruthy();
    expect(screen.getByRole('listitem').innerHTML).toBe('Shower <b>first</b>');
    expect(screen.getByRole('cell', { name: 'Lane' })).toBeTruthy();
  });

  test.each([
    ['a script', '<p>ok</p><script>alert(1)</script>'],
    ['a handler', '<p onclick="alert(1)">ok</p>'],
    ['an address that is code', '<p><a href="javascript:alert(1)">ok</a></p>'],
    ['a picture that fails on purpose', '<p>ok</p><img src="x" onerror="alert(1)">'],
    ['a form', '<form action="https://evil.example"><input name="password"></form><p>ok</p>'],
    [
      'a frame and a style',
      '<iframe src="//evil.example"></iframe><style>*{display:none}</style><p style="color:red">ok</p>',
    ],
  ])('loses %s', async (_, html) => {
    const { innerHTML } = await shown(html);
    expect(innerHTML).toContain('ok');
    expect(innerHTML).not.toMatch(/script|onclick|onerror|<form|<input|<iframe|style/i);
  });

  test('opens outside links in a window without access to this one', async () => {
    await shown('<a href="https://saha.example/rules">Rules</a> <a href="/terms-and-conditions">Terms</a>');
    const [away, here] = screen.getAllByRole('link');
    expect([away?.getAttribute('target'), away?.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer']);
    expect(here?.getAttribute('target')).toBeNull();
  });

  test('R9.4.2: a Markdown link becomes a link, outside and not within another one', async () => {
    await shown(
      '<p>Read [https://saha.example/rules?a=1&amp;b=2](our rules), not [javascript:alert(1)](this). <a href="/x">[https://evil.test](x)</a></p>',
    );
    expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['our rules', 'https://saha.example/rules?a=1&b=2'],
      ['[https://evil.test](x)', '/x'],
    ]);
    expect(screen.getAllByRole('link')[0]!.getAttribute('rel')).toBe('noopener noreferrer');
    expect(screen.getByText(/not this\./)).toBeTruthy();
  });

  const linksIn = async (html: string) =>
    [...(await shown(`<p>ok ${html}</p>`)).querySelectorAll('a[href]')].map((link) => link.getAttribute('href'));

  test.each([
    '/\\evil.test',
    '/\t/evil.test',
    '//evil.test',
    '\\\\evil.test',
    'https://saha.example@evil.test/',
    'https://user:secret@evil.test/',
    'data:text/html,x',
    'java&#09;script:alert(1)',
  ])('T09: %s is no address for a link', async (address) => {
    expect(await linksIn(`<a href="${address}">Rules</a>`)).toEqual([]);
    expect(screen.getByText(/Rules/)).toBeTruthy();
  });

  test('T09: dots that would leave two slashes lead to a page of this site', async () => {
    expect(await linksIn('<a href="/..//evil.test/login">Rules</a>')).toEqual(['/evil.test/login']);
  });

  test.each([
    ['https://saha.example', 'https://evil.test/'],
    ['saha.example/rules', 'https://evil.test/saha.example'],
    ['Go to WWW.SAHA.EXAMPLE now', 'https://evil.test/'],
    ['<b>saha</b>.example', 'https://evil.test/'],
    ['saha\u200b.example', 'https://evil.test/'],
    ['\u202etset.live', 'https://evil.test/'],
    ['ｓａｈａ．ｅｘａｍｐｌｅ', 'https://evil.test/'],
    ['saha。example', 'https://evil.test/'],
    ['saha.example', 'https://saha.example.evil.test/'],
    ['saha.example', 'https://evilsaha.example/'],
    ['аpple.example', 'https://apple.example/'],
    ['10.0.0.1', 'https://evil.test/'],
    ['desk@saha.example', 'mailto:desk@evil.test'],
    ['https://user@saha.example', 'https://evil.test/'],
  ])('T09: %s may not lead to %s', async (text, address) => {
    expect(await linksIn(`<a href="${address}">${text}</a>`)).toEqual([]);
    expect(document.body.textContent).toContain(text.replace(/<[^>]*>/g, ''));
  });

  test.each([
    ['saha.example', 'https://saha.example/'],
    ['www.saha.example', 'https://saha.example/rules'],
    ['https://saha.example/rules', 'https://www.saha.example/rules'],
    ['ملاعب.example', new URL('https://ملاعب.example/').href],
    ['desk@saha.example', 'mailto:desk@saha.example'],
    ['rules.pdf', 'https://saha.example/rules.pdf'],
    ['Open at 7 a.m., not 7.30', 'https://saha.example/'],
    ['saha.example', '#top'],
    ['Ring us', 'tel:+97140000000'],
  ])('T09: %s leads to %s', async (text, address) => {
    expect(await linksIn(`<a href="${address}">${text}</a>`)).toEqual([address]);
  });

  test.each(['<img src="/logo.png" alt="saha.example">', '<b title="https://saha.example/">Pay</b>'])(
    'T09: what stands in for the text of a link may not mislead either: %s',
    async (content) => {
      expect(await linksIn(`<a href="https://evil.test/">${content}</a>`)).toEqual([]);
      expect(await linksIn(`<a href="https://saha.example/">${content}</a>`)).toEqual(['https://saha.example/']);
    },
  );

  test('follows another text', async () => {
    const { rerender, container } = await show(<RichText html="<p>One</p>" />);
    await screen.findByText('One');
    rerender(<RichText html="<p>Two</p>" />);
    expect(container.textContent).toBe('Two');
  });

  test('keeps the line breaks of a text without markup', async () => {
    expect([...(await shown('One\n\nTwo &amp; three')).classList]).toContain('prose--plain');
    expect([...(await shown('<p>One</p>')).classList]).not.toContain('prose--plain');
  });
});

describe('R2.12.11, R4.6.6: TermsDialog', () => {
  const open = async () => {
    const heard: string[] = [];
    const { container } = await show(
      <TermsDialog
        title="Pool rules"
        html="<p>Shower first</p>"
        onAgree={() => heard.push('agree')}
        onDisagree={() => heard.push('disagree')}
      />,
    );
    await screen.findByText('Shower first');
    return { heard, container };
  };

  test.each([
    ['Agree', 'agree'],
    ['Disagree', 'disagree'],
    ['Close', 'disagree'],
  ])('%s means %s', async (name, answer) => {
    const { heard } = await open();
    expect(screen.getByRole('dialog', { name: 'Pool rules' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name }));
    expect(heard).toEqual([answer]);
  });
});
