import { Trans } from '@lingui/react/macro';
import { CourtArt } from '../../parts/CourtArt.tsx';

/** The picture beside the form; phones leave it out. */
export function LoginArt() {
  return (
    <div className="auth__art">
      <CourtArt
        sport="tennis"
        way={1}
        seed="auth"
        shot="hero"
        light="dusk"
        width={380}
        height={720}
        focus={[0.5, 0.34]}
      />
      <p>
        <Trans>Your choice is kept while you log in.</Trans>
      </p>
    </div>
  );
}
