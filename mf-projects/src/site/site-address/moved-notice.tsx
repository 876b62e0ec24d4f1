import { Button } from '@specbuilder/shared-ui/core';
import { MessageBar, MessageBarActions, MessageBarBody, MessageBarTitle } from '@specbuilder/shared-ui/data';
import { SITE_ADDRESS_MESSAGES } from '../../messages/site-address.generated.ts';
import type { ReRatingSite } from '../re-rating/re-rating-dialog.tsx';
import { altitudeText } from './altitude-text.ts';
import { placeName, useClimate } from './use-climate.ts';

interface MovedNoticeProps {
  readonly postalCode: string;
  readonly itemCount: number;
  readonly onReRate: (site: ReRatingSite) => void;
}

/** After the site has moved: its altitude is that of no item yet. Nothing where the altitude is not known. */
export function MovedNotice({ postalCode, itemCount, onReRate }: MovedNoticeProps) {
  const known = useClimate(postalCode);
  if (known.status !== 'known') return null;
  const { elevation } = known.climate;
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>
        <MessageBarTitle>{SITE_ADDRESS_MESSAGES.moved}</MessageBarTitle>
        {SITE_ADDRESS_MESSAGES.movedText({ count: itemCount })}
      </MessageBarBody>
      <MessageBarActions>
        <Button appearance="primary" onClick={() => onReRate({ altitude: elevation, place: placeName(known.climate) })}>
          {SITE_ADDRESS_MESSAGES.reRate({ altitude: altitudeText(elevation) })}
        </Button>
      </MessageBarActions>
    </MessageBar>
  );
}
