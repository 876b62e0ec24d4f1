import { ArrowLeftRegular } from '@fluentui/react-icons/headless/svg/arrow-left';
import { makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { ScreenLink } from '@specbuilder/shared-ui/router';
import { readSearchAddress, searchParams } from '../search/search-address.ts';
import { LIVE_CURVE_TEXTS } from '../words/live-curve.generated.ts';

/** Back to the item or the result that a curve was opened from; nothing where the address names neither. */
export function WayBack({ search }: { readonly search: string }) {
  const styles = useStyles();
  const address = new URLSearchParams(search);
  const fanItemId = address.get('fanItemId');
  const link = address.get('link');
  const place = readSearchAddress(search);
  if (fanItemId !== null) {
    return (
      <ScreenLink
        state="app.fans.sizer.options"
        params={{ fanItemId, ...(link !== null && { link }) }}
        className={styles.back}
      >
        <ArrowLeftRegular aria-hidden /> {LIVE_CURVE_TEXTS.backToItem}
      </ScreenLink>
    );
  }
  if (place?.resultId == null) return null;
  // The duty in the address is the curve's own; the result knows what was asked for.
  const params = searchParams({ ...place, asked: null });
  return (
    <ScreenLink state="app.fans.sizer.search" params={params} className={styles.back}>
      <ArrowLeftRegular aria-hidden /> {LIVE_CURVE_TEXTS.backToResults}
    </ScreenLink>
  );
}

const useStyles = makeStyles({
  back: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    minHeight: '24px',
    fontSize: tokens.fontSizeBase200,
  },
});
