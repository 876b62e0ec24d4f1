import { Navigate, useLocation, useParams } from '@specbuilder/shared-ui/router';

/** The pages below /accounts and /account, whose spellings are easily mistaken for each other. */
const ADDRESSES: Readonly<Record<string, string>> = {
  edit: '/accounts/edit',
  register: '/account/register',
  'forgot-username': '/account/forgot-username',
  'forgot-password': '/account/forgot-password',
  'reset-password': '/account/reset-password',
};

/** Leads from the other spelling of a page to the page. */
export function LegacyAddress() {
  const { page = '' } = useParams();
  const { search } = useLocation();
  const address = Object.hasOwn(ADDRESSES, page) ? `${ADDRESSES[page]}${search}` : '/errors/404-not-found';
  return <Navigate to={address} replace />;
}
