import { useLingui } from '@lingui/react/macro';

/** What was pressed takes its time to come: whoever pressed it sees that it was heard. */
export function Opening() {
  const { t } = useLingui();
  return (
    <output>
      <progress className="opening" aria-label={t`Opening…`} />
    </output>
  );
}
