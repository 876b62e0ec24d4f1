import type { FanItem } from '@specbuilder/shared-contracts/api';
import { formatQuantity } from '@specbuilder/shared-ui/core';
import { ReRatingEffect } from '@specbuilder/shared-ui/widgets';
import { RATING_EFFECT_MESSAGES } from '../../messages/rating-effect.generated.ts';

interface RatingEffectProps {
  readonly item: FanItem;
  readonly altitudeFt: number | null;
}

/** What rating again would change of motor and price; an item that is in no project is not rated again. */
export default function RatingEffect({ item: { projectId, fanItemId, rowVersion }, altitudeFt }: RatingEffectProps) {
  if (projectId === null) return null;
  const sentence = (effect: string) =>
    altitudeFt === null
      ? RATING_EFFECT_MESSAGES.rateAgain({ effect })
      : RATING_EFFECT_MESSAGES.rateAgainFor({ effect, altitude: formatQuantity(altitudeFt, 'length') });
  return <ReRatingEffect {...{ projectId, projectItemId: fanItemId, rowVersion, altitudeFt, sentence }} />;
}
