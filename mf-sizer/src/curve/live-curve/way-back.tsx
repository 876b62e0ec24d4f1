import { ArrowLeftRegular } from '@fluentui/react-icons/headless/svg/arrow-left';
import { makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { ScreenLink } from '@specbuilder/shared-ui/router';
import { LIVE_CURVE_MESSAGES } from '../../messages/live-curve.generated.ts';

/** Back to the item or the result that a curve was opened from; nothing where the address names neither. */
export function WayBack({ search }: { readonly search: string }) {
  const styles = useStyles();
  const address = new URLSearchParams(search);
  const link = address.get('link');
  const shared = link === null ? {} : { link };
  const fanItemId = address.get('fanItemId');
  if (fanItemId !== null) {
    return (
      <ScreenLink state="app.fans.sizer.options" params={{ fanItemId, ...shared }} className={styles.back}>
        <ArrowLeftRegular aria-hidden /> {LIVE_CURVE_MESSAGES.backToItem}
      </ScreenLink>
    );
  }
  const [category, sub, r] = ['category', 'sub', 'r'].map((name) => address.get(name) ?? '');
  if (!category || !sub || !r) return null;
  const params = { category, sub, r, ...shared };
  return (
    <ScreenLink state="app.fans.sizer.search" params={params} className={styles.back}>
      <ArrowLeftRegular aria-hidden /> {LIVE_CURVE_MESSAGES.backToResults}
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
