import { Note } from '../components/signs/Note.tsx';
import { ServerWords } from '../components/text/ServerWords.tsx';

export interface FormProblemProps {
  /** Nothing stands there while nothing was refused. */
  words: string | null;
  /** Read out when it appears; not where a notice says the same. */
  live?: boolean | undefined;
}

/** Why what was sent was refused, above the button of the form (R8.1.6). */
export function FormProblem({ words, live }: FormProblemProps) {
  return words === null ? null : (
    <Note tone="bad" live={live}>
      <ServerWords words={words} />
    </Note>
  );
}
