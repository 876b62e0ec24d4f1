import { defineRemote } from '@specbuilder/shared-ui/remote';
import { AccountRoutes } from './account-routes.tsx';

export default defineRemote({ name: 'mf-account', app: AccountRoutes });
