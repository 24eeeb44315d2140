// @vitest-environment jsdom
/** Writing to the operator: a new request, and a reply. */
import { act, fireEvent, screen } from '@testing-library/react';
import { useLingui } from '@lingui/react/macro';
import { describe } from 'vitest';
import { createActor, createEmptyActor, type AnyEventObject } from 'xstate';
import { supportMessageMachine, type SupportMessageRef } from '../../../machines/support/supportMessageMachine.ts';
import type { Locale } from '../../../src/i18n/languages.ts';
import { Notices } from '../../../src/app/Notices.tsx';
import { MessageForm } from '../../../src/pages/support/MessageForm.tsx';
import { RequestForm } from '../../../src/pages/support/NewRequest.tsx';
import { type Say, type View, checkScreens } from '../../support/screens/checkScreens.ts';
import type { Screens } from '../../support/screens/screens.ts';
import { holdActors } from '../../support/replay.ts';
import { stage } from '../login.fixture.tsx';
import { replyScreens, requestScreens } from '../screens/account/supportMessage.screens.ts';
import { fill } from '../waysIn.fixture.tsx';

const starts: Record<string, number[]> = {
  pdf: [0x25, 0x50, 0x44, 0x46, 0x2d, 0x31, 0x2e, 0x37],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  gif: [0x47, 0x49, 0x46, 0x38, 0x39, 0x61],
};
const types: Record<string, string> = { pdf: 'application/pdf', png: 'image/png', gif: 'image/gif' };

/** A file as a browser hands it over. */
function fileOf({ name, size }: { name: string; size: number }): File {
  const ending = name.split('.')[1]!;
  const file = new File([new Uint8Array(starts[ending]!)], name, { type: types[ending]! });
  return Object.defineProperty(file, 'size', { value: size });
}

function Reply({ message }: { message: SupportMessageRef }) {
  const { t } = useLingui();
  return <MessageForm message={message} name={t`Your reply`} label={t`Your reply`} />;
}

const settled = (answer: () => unknown) =>
  act(async () => {
    answer();
    await new Promise((resolve) => setTimeout(resolve));
  });

async function open({ law }: Screens, locale: Locale, say: Say, isReply: boolean): Promise<View> {
  const { show } = await stage({ locale });
  const { machine, settle } = holdActors(supportMessageMachine, ['persistDraft']);
  const input = law.input as { reply: object | null; draft: never };
  const message = createActor(machine, {
    input: { ...input, reply: isReply ? { id: '7', supportThread: createEmptyActor() } : null },
  }).start();
  const view = isReply ? <Reply message={message} /> : <RequestForm message={message} />;
  show(
    <>
      {view}
      <Notices />
    </>,
  );
  const label = isReply ? 'Your reply' : 'Your message';
  const isWritten = (changes: Record<string, string>, name: string, field: string) =>
    changes[field] === undefined
      ? undefined
      : fill(screen.getByLabelText(say(name), { selector: 'input, textarea' }), changes[field]);
  return {
    gestures: {
      'draft.change': ({ changes }) => {
        if (!isReply) isWritten(changes, 'What is it about?', 'subject');
        isWritten(changes, label, 'message');
      },
      'file.add': ({ file }) =>
        settled(() =>
          fireEvent.change(document.querySelector('input[type="file"]')!, { target: { files: [fileOf(file)] } }),
        ),
      'message.send': () => fireEvent.click(screen.getByText(say('Send'))),
    },
    world: (event: AnyEventObject) => settled(() => settle(event)),
  };
}

describe('a new request', () => {
  checkScreens(requestScreens, (locale, say) => open(requestScreens, locale, say, false));
});
describe('a reply', () => {
  checkScreens(replyScreens, (locale, say) => open(replyScreens, locale, say, true));
});
