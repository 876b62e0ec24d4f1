import type { FanItem } from '@specbuilder/shared-contracts/api';
import { ERRORS } from '@specbuilder/shared-contracts/domain';
import { Link, makeStyles, tokens, usePlatform, useReadable } from '@specbuilder/shared-ui/core';
import { useState } from 'react';
import { CURVE_SIZES, type CurveSize } from '../curve/curve-request.ts';
import { pressureInWords } from '../pressure/pressure-pieces.ts';
import { CURVE_TEXTS } from '../words/curve.generated.ts';
import { OPTIONS_TEXTS } from '../words/options.generated.ts';
import type { OptionsPageState } from './use-options-page.ts';

/** The curve of the fan as configured; leaves when the server draws none. */
export function CurveCard({ page: { item } }: { readonly page: OptionsPageState }) {
  const styles = useStyles();
  const platform = usePlatform();
  const { isDark } = useReadable(platform.theme);
  const [failed, setFailed] = useState<string | null>(null);
  const addressAt = (size: CurveSize) => platform.serverUrl + curveAddress(item.image, isDark, size);
  const address = addressAt(CURVE_SIZES.small);
  if (failed === address) return null;
  return (
    <section className={styles.card}>
      <div className={styles.head}>
        <h2 className={styles.title}>{OPTIONS_TEXTS.curve}</h2>
        <Link href={addressAt(CURVE_SIZES.large)} target="_blank" rel="noopener noreferrer">
          {CURVE_TEXTS.openFullSize}
        </Link>
      </div>
      <img
        src={address}
        alt={inWords(item)}
        {...CURVE_SIZES.small}
        className={styles.image}
        onError={() => {
          platform.log.warn(ERRORS.imageNotLoaded);
          setFailed(address);
        }}
      />
    </section>
  );
}

function inWords({ modelDisplayAs, rating }: FanItem): string {
  const parts = rating === null ? '' : pressureInWords(rating);
  return [OPTIONS_TEXTS.curveOf({ model: modelDisplayAs }), parts].filter(Boolean).join('. ');
}

/** The item's own curve in the theme and at a size. */
function curveAddress(image: string, isDark: boolean, { width, height }: CurveSize): string {
  const [path = '', query] = image.split('?');
  const requested = new URLSearchParams(query);
  for (const [name, value] of Object.entries({ isDark, width, height })) requested.set(name, String(value));
  return `${path}?${requested}`;
}

const useStyles = makeStyles({
  card: {
    padding: tokens.spacingHorizontalM,
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
  },
  head: { display: 'flex', alignItems: 'baseline', justifyContent: 'space-between' },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
  image: { display: 'block', width: '100%', height: 'auto' },
});
