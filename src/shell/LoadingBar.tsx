import { useLingui } from '@lingui/react/macro';

/** A page or a part of the shell is on its way: whoever pressed for it sees that the press was heard. */
export function LoadingBar() {
  const { t } = useLingui();
  return (
    <output>
      <progress className="loadingbar" aria-label={t`Opening…`} />
    </output>
  );
}
