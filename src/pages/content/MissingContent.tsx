import { Navigate } from '../../components/buttons/Link.tsx';

/** Redirects an unknown slug to /404, without leaving it in the history. */
export function MissingContent() {
  return <Navigate to="/404" replace />;
}
