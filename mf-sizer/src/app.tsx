import { defineRemote } from '@specbuilder/shared-ui/remote';
import { SizerRoutes } from './pages/sizer-routes.tsx';

export default defineRemote({ name: 'mf-sizer', app: SizerRoutes });
