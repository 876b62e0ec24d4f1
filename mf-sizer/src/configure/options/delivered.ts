import type { FanRating } from '@specbuilder/shared-contracts/api';
import { deliversAsRequired } from '@specbuilder/shared-contracts/domain';
import { formatQuantity } from '@specbuilder/shared-ui/core';
import { OPTIONS_MESSAGES } from '../../messages/options.generated.ts';

/** What a fan delivers beside what is required, as the sentences about fixed speeds need it. */
export function deliveredText({ cfm, requiredCfm, rpm }: Pick<FanRating, 'cfm' | 'requiredCfm' | 'rpm'>) {
  return {
    delivered: formatQuantity(cfm, 'airflow'),
    required: formatQuantity(requiredCfm, 'airflow'),
    share: signedShare((100 * (cfm - requiredCfm)) / requiredCfm),
    speed: formatQuantity(rpm, 'speed'),
  };
}

/** That a fan of fixed speed delivers another airflow than required, and what would change that; '' where it does not. */
export function fixedSpeedNote(rating: FanRating): string {
  if (deliversAsRequired(rating)) return '';
  return `${OPTIONS_MESSAGES.deliversOther(deliveredText(rating))} ${OPTIONS_MESSAGES.chooseDrive}`;
}

function signedShare(share: number): string {
  const size = formatQuantity(Math.abs(share), 'efficiency');
  return `${share < 0 ? '−' : '+'}${size}`;
}
