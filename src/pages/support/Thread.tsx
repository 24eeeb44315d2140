import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { SupportMessageRef } from '../../../machines/support/supportMessageMachine.ts';
import type { SupportThreadRef } from '../../../machines/support/supportThreadMachine.ts';
import * as read from '../../../machines/support/supportThreadSelectors.ts';
import { provideSupportMessage } from '../../adapters/actors/account/supportActors.ts';
import { supportDraft, type Conversation } from '../../adapters/storage/drafts/supportDrafts.ts';
import { carryUnsent, unsentReply } from '../../adapters/storage/drafts/unsentReply.ts';
import { usePageActor } from '../../actors/portalContext.tsx';
import { LinkButton } from '../../components/buttons/Button.tsx';
import { Note } from '../../components/signs/Note.tsx';
import type { SupportRequestDetails } from '../../contract/customers/support.ts';
import { languageOf } from '../../i18n/languageOf.ts';
import { CategoryText } from './CategoryText.tsx';
import { MessageForm } from './MessageForm.tsx';
import { RequestStatus } from './RequestStatus.tsx';
import { ThreadEntry } from './ThreadEntry.tsx';
import { ToRequests } from './ToRequests.tsx';
import { askAddress } from './askAddress.ts';

interface ThreadProps {
  thread: SupportThreadRef;
  request: SupportRequestDetails;
  owner: string;
}

/** Two sides of one court: what the customer wrote, and what the operator answered. */
export function Thread({ thread, request, owner }: ThreadProps) {
  const { t } = useLingui();
  const { id, category, status, date, message, files, replies } = request;
  return (
    <>
      <p className="facts">
        <RequestStatus of={status} />
        {category === null ? null : <CategoryText category={category} />}
        <span>
          <Trans>
            Request <bdi className="num">{id}</bdi>
          </Trans>
        </span>
      </p>
      <ol className="thread" aria-label={t`Messages`}>
        <ThreadEntry author={null} date={date} message={message} files={files ?? []} />
        {replies.map((reply) => (
          <ThreadEntry
            key={reply.id}
            author={reply.from_operator ? reply.author : null}
            date={reply.date}
            message={reply.message}
            files={reply.files ?? []}
          />
        ))}
      </ol>
      <Arrived thread={thread} />
      {status === 'closed' ? (
        <Closed conversation={{ id: String(id), owner }} request={request} />
      ) : (
        <ReplyBox thread={thread} id={String(id)} owner={owner} />
      )}
      <ToRequests />
    </>
  );
}

/** What came while the page was open is told, and nobody is moved. */
function Arrived({ thread }: { thread: SupportThreadRef }) {
  const arrived = useSelector(thread, read.arrived);
  return (
    <output className="thread__news">
      {arrived > 0 ? <Plural value={arrived} one="# new answer" other="# new answers" /> : null}
    </output>
  );
}

/** What was being written when it was closed is shown, and goes along when the customer writes anew (decision 048). */
function Closed({ conversation, request }: { conversation: Conversation; request: SupportRequestDetails }) {
  const [message] = useState(() => unsentReply(conversation, request));
  return (
    <>
      <Note>
        <Trans>This request is closed. If something is still open, write to us anew.</Trans>
      </Note>
      {message === '' ? null : (
        <section className="thread__unsent">
          <p>
            <Trans>You wrote this, and it was not sent. It goes along when you write to us anew.</Trans>
          </p>
          <blockquote className="thread__text" dir="auto" lang={languageOf(message)}>
            {message}
          </blockquote>
        </section>
      )}
      <p>
        <LinkButton variant="line" to={askAddress} onClick={() => carryUnsent(conversation, request)}>
          <Trans>Write to us</Trans>
        </LinkButton>
      </p>
    </>
  );
}

function ReplyBox({ thread, id, owner }: { thread: SupportThreadRef; id: string; owner: string }) {
  const { t } = useLingui();
  const conversation = { owner, id };
  const [machine] = useState(() => provideSupportMessage(conversation));
  const message: SupportMessageRef = usePageActor(machine, {
    input: { reply: { id, supportThread: thread }, draft: supportDraft(conversation) },
  });
  return <MessageForm message={message} name={t`Your reply`} label={<Trans>Your reply</Trans>} />;
}
