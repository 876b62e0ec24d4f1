import { startStandalone } from '@specbuilder/shared-ui/host';
import declaration from '../remote.json' with { type: 'json' };
import remote from './app.tsx';

void startStandalone({ remote, declaration, startPath: '/example' });
