import { defineRemote } from '@specbuilder/shared-ui/remote';
import { ProjectRoutes } from './project-routes.tsx';

export default defineRemote({ name: 'mf-projects', app: ProjectRoutes });
