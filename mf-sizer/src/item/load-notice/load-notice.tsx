import { formatQuantity, makeStyles, tokens, usePlatform } from '@specbuilder/shared-ui/core';
import { ScreenLink } from '@specbuilder/shared-ui/router';
import { LOAD_NOTICE_MESSAGES } from '../../messages/load-notice.generated.ts';
import { handedOver, readLoad } from './load-of-search.ts';

/** Says which load calculation the unit is for, what the criteria do not say of it, and leads back. */
export default function LoadNotice({ load }: { readonly load: string }) {
  const styles = useStyles();
  const { name, sensible, copyId } = readLoad(load);
  const isOpenHere = handedOver(usePlatform().storage).is(load);
  return (
    <p role="status" className={styles.notice} data-testid="load-notice">
      {LOAD_NOTICE_MESSAGES.unitFor({ name })}
      {sensible > 0 && ` ${LOAD_NOTICE_MESSAGES.sensible({ sensible: formatQuantity(sensible, 'heatOutput') })}`}
      <ScreenLink state="app.loadCalculator" params={copyId === null || isOpenHere ? {} : { cloneProjectId: copyId }}>
        {LOAD_NOTICE_MESSAGES.back}
      </ScreenLink>
    </p>
  );
}

const useStyles = makeStyles({
  notice: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalM,
    margin: 0,
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`,
    backgroundColor: tokens.colorBrandBackground2,
    borderRadius: tokens.borderRadiusMedium,
  },
});
