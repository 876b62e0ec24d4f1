import { domPreset } from '@specbuilder/build/jest/dom';

export default domPreset('load-calculator');
