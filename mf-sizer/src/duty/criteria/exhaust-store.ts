import type { SizerStore } from '../../results/session/sizer-store.ts';
import type { ExhaustCriteria, ValidExhaustCriteria } from './criteria-schema.ts';

export type ExhaustStore = SizerStore<ExhaustCriteria, ValidExhaustCriteria>;
