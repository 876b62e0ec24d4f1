import { defineRemote } from '@specbuilder/shared-ui/remote';
import { RegionRoutes } from './region-routes.tsx';

export default defineRemote({ name: 'mf-region-mgmt', app: RegionRoutes });
