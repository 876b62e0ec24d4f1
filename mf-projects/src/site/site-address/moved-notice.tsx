import { Button } from '@specbuilder/shared-ui/core';
import { MessageBar, MessageBarActions, MessageBarBody, MessageBarTitle } from '@specbuilder/shared-ui/data';
import { SITE_ADDRESS_MESSAGES } from '../../messages/site-address.generated.ts';
import type { ReRatingSite } from '../re-rating/re-rating-dialog.tsx';
import { altitudeText } from './altitude-text.ts';
import { placeName, useClimate } from './use-climate.ts';

interface MovedNoticeProps {
  readonly postalCode: string;
  /** Of the project's defaults, ft: it does not move with the postal code. Null where they have none. */
  readonly ownAltitude: number | null;
  readonly itemCount: number;
  readonly onReRate: (site: ReRatingSite) => void;
  readonly onDefaults: () => void;
}

/** After the site has moved: what its items and its defaults have is of the earlier one. */
export function MovedNotice({ ownAltitude, onDefaults, ...props }: MovedNoticeProps) {
  if (ownAltitude === null) return <MovedItems {...props} />;
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>
        <MessageBarTitle>{SITE_ADDRESS_MESSAGES.moved}</MessageBarTitle>
        {SITE_ADDRESS_MESSAGES.movedAltitude({ altitude: altitudeText(ownAltitude) })}
      </MessageBarBody>
      <MessageBarActions>
        <Button appearance="primary" onClick={onDefaults}>
          {SITE_ADDRESS_MESSAGES.defaults}
        </Button>
      </MessageBarActions>
    </MessageBar>
  );
}

type MovedItemsProps = Pick<MovedNoticeProps, 'postalCode' | 'itemCount' | 'onReRate'>;

/** The altitude of the site is that of no item yet. Nothing where it is not known. */
function MovedItems({ postalCode, itemCount, onReRate }: MovedItemsProps) {
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
