import { Navigate } from '../../components/buttons/Link.tsx';

/** Leads an unknown slug to the page-not-found page without leaving it in the history. */
export function MissingContent() {
  return <Navigate to="/404" replace />;
}
