import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { CourtArt } from '../components/pictures/CourtArt.tsx';
import './authArt.css';

export type AuthArtOf = 'login' | 'code' | 'account';

const words: Record<AuthArtOf, ReactNode> = {
  login: <Trans>Your choice is kept while you log in.</Trans>,
  code: <Trans>One code, and on you go.</Trans>,
  account: <Trans>One account for every venue.</Trans>,
};

/** The picture beside the forms of an account; phones leave it out. */
export function AuthArt({ of }: { of: AuthArtOf }) {
  return (
    <div className="auth__art">
      <CourtArt
        sport="tennis"
        way={of === 'login' ? 1 : 0}
        seed="auth"
        shot="hero"
        light="dusk"
        width={380}
        height={720}
        focus={[0.5, 0.34]}
      />
      <p>{words[of]}</p>
    </div>
  );
}
