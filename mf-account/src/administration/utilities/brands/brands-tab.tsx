import type { BrandSettings } from '@specbuilder/shared-contracts/api';
import { LoadFailure, makeStyles, SkeletonRows, tokens, usePlatform } from '@specbuilder/shared-ui/core';
import { listFailure } from '@specbuilder/shared-ui/paging';
import { useQuery } from '@specbuilder/shared-ui/query';
import { ADMIN_BRANDS_MESSAGES as MESSAGES } from '../../../messages/admin-brands.generated.ts';
import { TabLead } from '../tab-lead.tsx';

/** What the product ships of every brand; nothing here is edited, since the data of a version is seeded again. */
export function BrandsTab() {
  const styles = useStyles();
  const brands = useQuery(usePlatform().apiQueries.settings.brands.queryOptions());
  if (brands.isError) return <LoadFailure {...listFailure(brands.error, () => void brands.refetch())} />;
  if (brands.data === undefined) return <SkeletonRows rows={4} rowHeightPx={120} />;
  return (
    <>
      <TabLead text={MESSAGES.lead} />
      <div className={styles.cards}>
        {brands.data.map((brand) => (
          <BrandCard key={brand.manufacturerLabelId} brand={brand} />
        ))}
      </div>
    </>
  );
}

function BrandCard({ brand }: { readonly brand: BrandSettings }) {
  const styles = useStyles();
  const { manufacturerLabelId, name, brandName, tagline, keyColor, themes, features, urls } = brand;
  const present = Object.entries(features).filter(([, isOn]) => isOn);
  const facts: readonly (readonly [string, string])[] = [
    [MESSAGES.product, name],
    [MESSAGES.label, String(manufacturerLabelId)],
    [MESSAGES.key, keyColor],
    [MESSAGES.tagline, tagline],
    [MESSAGES.themes, themes.map((theme) => theme.title ?? theme.name).join(', ')],
    [MESSAGES.features, present.map(([feature]) => feature).join(', ') || MESSAGES.noFeatures],
    [MESSAGES.addresses, Object.values(urls).join('\n')],
  ];
  return (
    <section className={styles.card} aria-label={brandName}>
      <h2 className={styles.title}>
        {/* The one colour on this page that is data. */}
        <span className={styles.swatch} style={{ backgroundColor: keyColor }} aria-hidden />
        {brandName}
      </h2>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label} className={styles.fact}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const useStyles = makeStyles({
  cards: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 380px), 1fr))',
    gap: tokens.spacingHorizontalL,
  },
  card: {
    minWidth: 0,
    padding: tokens.spacingHorizontalL,
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
  },
  title: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
  },
  swatch: {
    width: '20px',
    height: '20px',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
  },
  facts: { margin: `${tokens.spacingVerticalS} 0 0` },
  fact: {
    display: 'grid',
    gridTemplateColumns: '110px minmax(0, 1fr)',
    gap: tokens.spacingHorizontalS,
    paddingBlock: tokens.spacingVerticalXXS,
  },
  label: { color: tokens.colorNeutralForeground3 },
  value: { margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
});
