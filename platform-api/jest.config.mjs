import { nodePreset } from '@specbuilder/build/jest/node';

export default nodePreset('platform-api');
