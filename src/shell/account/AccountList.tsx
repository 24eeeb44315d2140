import { screenOf } from '../../../machines/list/listSelectors.ts';
import { PagedList, type PagedListProps } from '../lists/PagedList.tsx';
import { SignedOut } from './SignedOut.tsx';

/** A list of the customer in each of its states; while signed out it asks for the login. */
export function AccountList(props: Omit<PagedListProps, 'outline'>) {
  return screenOf(props.snapshot) === 'signedOut' ? <SignedOut /> : <PagedList {...props} />;
}
