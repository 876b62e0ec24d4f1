import type { ManufacturerLabelId } from '@specbuilder/shared-contracts/domain';

export type Brand = ManufacturerLabelId;
