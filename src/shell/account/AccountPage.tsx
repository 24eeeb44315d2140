import type { ReactNode } from 'react';
import { PageTitle } from '../../widgets/PageTitle.tsx';
import { useUser } from '../../actors/portalContext.tsx';
import { PartnerKind } from './PartnerKind.tsx';
import { ProfileMenu } from './ProfileMenu.tsx';
import './account.css';
import './accountLists.css';

/** A page of the customer's own, with the way to the others beside it. */
export function AccountPage({ title, children }: { title: string; children: ReactNode }) {
  const user = useUser();
  return (
    <main className="wrap acct">
      <PageTitle text={title} />
      <ProfileMenu />
      <div className="acct__main">
        <h1>{title}</h1>
        {/* On a phone there is no name beside it that says so. */}
        <p className="only-phone">{user === null ? null : <PartnerKind user={user} />}</p>
        {children}
      </div>
    </main>
  );
}
