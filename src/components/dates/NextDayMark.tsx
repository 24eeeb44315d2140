import { Trans } from '@lingui/react/macro';

/** Beside a start after midnight (U6). */
export function NextDayMark() {
  return (
    <>
      <small aria-hidden="true" className="num">
        {' +1'}
      </small>
      <span className="vh">
        {' '}
        <Trans>the day after</Trans>
      </span>
    </>
  );
}
