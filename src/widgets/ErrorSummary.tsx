import { Plural, useLingui } from '@lingui/react/macro';
import { useId, type MouseEvent, type ReactNode } from 'react';
import { Note } from '../components/signs/Note.tsx';
import { PageTitle } from './PageTitle.tsx';
import './errorSummary.css';

interface RefusalNoteProps {
  /** How many fields were refused. */
  count: number;
  /** The refusals, each with a way to its field. */
  children: ReactNode;
}

/**
 * Stands above a long form that was sent back, and leads to what was refused. It has a name of its own: the form's sentence
 * is told by itself, and nothing is said twice. The focus comes here when there are several, else to the field (3.3.1).
 */
export function RefusalNote({ count, children }: RefusalNoteProps) {
  const titleId = useId();
  const focus = count > 1 ? { tabIndex: -1, 'data-refusals': '' } : {};
  return (
    <section className="refusals" aria-labelledby={titleId} {...focus}>
      <Note tone="bad">
        <p id={titleId} className="refusals__title">
          <Plural value={count} one="# field needs another look" other="# fields need another look" />
        </p>
        <ul>{children}</ul>
      </Note>
    </section>
  );
}

/** The control that was refused with these words, which stand at it as well. */
function controlRefused(form: HTMLFormElement | null, words: string): HTMLElement | null {
  const stands = [...(form?.querySelectorAll('.err') ?? [])].find(({ textContent }) => textContent === words);
  return stands
    ? form!.querySelector<HTMLElement>(`[aria-invalid][aria-describedby~="${CSS.escape(stands.id)}"]`)
    : null;
}

/** *Error: Log in · Saha*: whoever hears the title hears first that the form came back. Of the titles the latest is shown. */
export function RefusedTitle({ of }: { of: string }) {
  const { t } = useLingui();
  return <PageTitle text={t`Error: ${of}`} />;
}

interface ErrorSummaryProps {
  /** What the form is called. */
  form: string;
  refusals: readonly string[];
  /** The server refused it, which is told where it is sent. */
  isRefused?: boolean;
}

/** Every refusal of the form in its order, each leading to its field; one alone needs none, it has the focus itself (3.3.1). */
export function ErrorSummary({ form, refusals, isRefused = false }: ErrorSummaryProps) {
  const title = isRefused || refusals.length > 0 ? <RefusedTitle of={form} /> : null;
  if (refusals.length < 2) return title;
  const lead = ({ currentTarget }: MouseEvent<HTMLButtonElement>, words: string): void =>
    controlRefused(currentTarget.form, words)?.focus();
  return (
    <>
      {title}
      <RefusalNote count={refusals.length}>
        {refusals.map((words) => (
          <li key={words}>
            <button type="button" className="u" onClick={(event) => lead(event, words)}>
              {words}
            </button>
          </li>
        ))}
      </RefusalNote>
    </>
  );
}
