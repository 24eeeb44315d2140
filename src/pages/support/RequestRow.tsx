import { Trans, useLingui } from '@lingui/react/macro';
import type { SupportRequest } from '../../contract/customers/support.ts';
import { Link } from '../../components/buttons/Link.tsx';
import { languageOf } from '../../i18n/languageOf.ts';
import { CategoryText } from './CategoryText.tsx';
import { RequestStatus } from './RequestStatus.tsx';
import { WrittenAt } from './WrittenAt.tsx';

/** One request: what about, how it stands, and what was said last. */
export function RequestRow({ request }: { request: SupportRequest }) {
  const { id, subject, category, status, date, last_reply: last } = request;
  return (
    <li className="request">
      <div className="request__h">
        <h2>
          <Link to={`/customer-support/${id}`}>
            <bdi lang={languageOf(subject)}>{subject}</bdi>
          </Link>
        </h2>
        <RequestStatus of={status} />
      </div>
      <p className="facts">
        {category === null ? null : <CategoryText category={category} />}
        <span>
          <Trans>
            Asked on <WrittenAt stamp={date} />
          </Trans>
        </span>
      </p>
      {last ? (
        <p className="request__last meta">
          <b>
            <LastAuthor of={last} />
          </b>{' '}
          <bdi lang={languageOf(last.message)}>{last.message}</bdi>
        </p>
      ) : null}
    </li>
  );
}

function LastAuthor({ of: { author, from_operator: isOperator } }: { of: NonNullable<SupportRequest['last_reply']> }) {
  const { t } = useLingui();
  return isOperator ? (
    <>
      <bdi lang={languageOf(author)}>{author}</bdi>:
    </>
  ) : (
    t`You:`
  );
}
