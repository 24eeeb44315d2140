import { Trans } from '@lingui/react/macro';
import './splash.css';

/** The penalty box, painted once while the site loads. */
export function SplashMark() {
  return (
    <output className="splash night">
      <span className="vh">
        <Trans>Loading</Trans>
      </span>
      <svg viewBox="0 0 240 200" aria-hidden="true">
        <path pathLength="1" d="M10 20H230M40 20V130H200V20M82 20V64H158V20M78 130A46 46 0 0 0 162 130" />
        <circle cx="120" cy="99" r="8" />
      </svg>
    </output>
  );
}
