import type { ExhaustSupplySpecification } from '@specbuilder/shared-contracts/api';
import { unsignedPressure } from '@specbuilder/shared-contracts/domain';
import { formatQuantity } from '@specbuilder/shared-ui/core';
import { type ExhaustCriteria, exhaustCriteria } from '../../duty/criteria/criteria-schema.ts';
import { SEARCH_MESSAGES } from '../../messages/search.generated.ts';

type Duty = Pick<ExhaustCriteria | ExhaustSupplySpecification, 'cfm' | 'sp'>;

/** '9,000 cfm at 3.00 in. wg'; null while one of them is missing or cannot be meant. */
export function dutyInWords({ cfm, sp }: Duty): string | null {
  if (!exhaustCriteria.shape.cfm.safeParse(cfm).success || !exhaustCriteria.shape.sp.safeParse(sp).success) return null;
  const [airflow, pressure] = [
    formatQuantity(cfm, 'airflow'),
    formatQuantity(sp === null ? null : unsignedPressure(sp), 'dutyPressure'),
  ];
  return airflow === '' || pressure === '' ? null : SEARCH_MESSAGES.dutyOf({ airflow, pressure });
}
