import { OpenRegular } from '@fluentui/react-icons/headless/svg/open';
import { Link, makeStyles, tokens, usePlatform } from '@specbuilder/shared-ui/core';
import { useLinkToken } from '../../item/links/use-link-token.ts';
import { CURVE_MESSAGES } from '../../messages/curve.generated.ts';
import { addressOfQuery, type CurveOfFan } from '../live-curve/curve-query.ts';

interface CurveLinkProps {
  readonly curve: CurveOfFan;
  readonly model: string;
  /** Parameters of the screen that it leads back to. */
  readonly from: Readonly<Record<string, string>>;
}

/** The curve on a page of its own, beside this one. */
export function CurveLink({ curve, model, from }: CurveLinkProps) {
  const styles = useStyles();
  const { navigation, serverUrl } = usePlatform();
  const link = useLinkToken();
  const address = navigation.href('app.fans.sizer.curve', {
    model,
    ...addressOfQuery(curve.query),
    ...from,
    ...(link !== null && { link }),
  });
  // A page that has the search alone has no screens beside it.
  if (address === null) return null;
  return (
    <Link href={serverUrl + address} target="_blank" rel="noopener noreferrer" className={styles.link}>
      <OpenRegular aria-hidden /> {CURVE_MESSAGES.openFullSize}
    </Link>
  );
}

const useStyles = makeStyles({
  link: { display: 'inline-flex', alignItems: 'center', gap: tokens.spacingHorizontalXS, minHeight: '24px' },
});
