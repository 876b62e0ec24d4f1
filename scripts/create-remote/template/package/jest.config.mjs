import { domPreset } from '@specbuilder/build/jest/dom';

export default domPreset('mf-example');
