import { Trans } from '@lingui/react/macro';
import { receipt } from '../../art/icons/money.ts';
import { useConfig } from '../../actors/portalContext.tsx';
import { Icon } from '../../components/pictures/Icon.tsx';
import { classNames } from '../../components/classNames.ts';
import { imageAddress } from '../../components/pictures/imageAddress.ts';
import type { SupportReply } from '../../contract/customers/support.ts';
import { languageOf } from '../../i18n/languageOf.ts';
import { WrittenAt } from './WrittenAt.tsx';

interface ThreadEntryProps extends Pick<SupportReply, 'date' | 'message'> {
  /** Who answered; null where the customer wrote. */
  author: string | null;
  files: NonNullable<SupportReply['files']>;
}

/** One message: what, who, when, and its files. It is text, whatever is written in it. */
export function ThreadEntry({ author, date, message, files }: ThreadEntryProps) {
  const { image_base: base } = useConfig();
  return (
    <li className={classNames(author === null && 'is-me')}>
      <p className="thread__text" dir="auto" lang={languageOf(message)}>
        {message}
      </p>
      {files.length === 0 ? null : (
        <ul className="thread__files">
          {files.map(({ path, name }) => (
            <li key={path}>
              <a className="u" href={imageAddress(path, base) ?? undefined} target="_blank" rel="noopener noreferrer">
                <Icon of={receipt} />
                <bdi>{name}</bdi>
              </a>
            </li>
          ))}
        </ul>
      )}
      <span className="fine">
        {author === null ? <Trans>You</Trans> : <bdi lang={languageOf(author)}>{author}</bdi>}
        {' · '}
        <WrittenAt stamp={date} />
      </span>
    </li>
  );
}
