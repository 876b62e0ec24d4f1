import { nodePreset } from '@specbuilder/build/jest/node';

export default nodePreset('duty-reader');
