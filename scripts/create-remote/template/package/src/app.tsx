import { defineRemote } from '@specbuilder/shared-ui/remote';
import { AreaRoutes } from './area-routes.tsx';

export default defineRemote({ name: 'mf-example', app: AreaRoutes });
