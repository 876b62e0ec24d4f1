import {
  BREAKPOINTS,
  formatValue,
  Money,
  makeStyles,
  QUANTITIES,
  type QuantityName,
  tokens,
  useArePricesShown,
  useMediaQuery,
  usePlatform,
} from '@specbuilder/shared-ui/core';
import { useQuery } from '@specbuilder/shared-ui/query';
import { FanDocuments } from '@specbuilder/shared-ui/widgets';
import type { ReactNode } from 'react';
import { ITEMS_MESSAGES } from '../../messages/items.generated.ts';
import { CardFields } from './card-fields.tsx';
import { FindingList } from './findings/finding-list.tsx';
import type { ItemRow } from './item-row.ts';
import { unitSections } from './unit-facts.ts';

/** What an item is made of, what is amiss with it, and its documents, which are loaded when it is opened (ITM-003). */
export default function ItemDetails({ row: { item, values } }: { readonly row: ItemRow }) {
  const styles = useStyles();
  const arePricesShown = useArePricesShown();
  const { apiQueries } = usePlatform();
  const hasCards = useMediaQuery(BREAKPOINTS.phone);
  const fanId = item.exhaustFanId ?? item.supplyFanId ?? item.fanUnitId;
  const documents = useQuery(apiQueries.catalog.fanInfo.queryOptions({ input: { exhaustFanId: fanId } }));
  const measure = (label: string, value: number | null, of: QuantityName) =>
    value !== null && <Fact label={label}>{`${formatValue(value, QUANTITIES[of])} ${QUANTITIES[of].unit}`}</Fact>;
  return (
    <div className={styles.details}>
      {hasCards && <CardFields item={item} />}
      <section aria-label={ITEMS_MESSAGES.details.figures}>
        <h3 className={styles.title}>{ITEMS_MESSAGES.details.figures}</h3>
        <dl className={styles.facts}>
          {measure(ITEMS_MESSAGES.columns.airflow, values.cfm, 'airflow')}
          {measure(ITEMS_MESSAGES.columns.sp, values.staticPressure, 'staticPressure')}
          {measure(ITEMS_MESSAGES.columns.rpm, values.rpm, 'speed')}
          {measure(ITEMS_MESSAGES.details.brakeHorsepower, item.rating?.totalBhp ?? null, 'brakeHorsepower')}
          {measure(ITEMS_MESSAGES.columns.sones, values.sones, 'sound')}
          {measure(ITEMS_MESSAGES.columns.fei, values.fei, 'fanEnergyIndex')}
          {measure(ITEMS_MESSAGES.details.coverage, item.hvls?.coveredSquareFootage ?? null, 'area')}
          <Fact label={ITEMS_MESSAGES.columns.motor}>{item.motor.motor.join(', ')}</Fact>
          {arePricesShown && (
            <Fact label={ITEMS_MESSAGES.details.unitPrice}>
              <Money usd={item.price.total} />
            </Fact>
          )}
        </dl>
      </section>
      {unitSections(item).map(({ title, facts }) => (
        <section key={title} aria-label={title}>
          <h3 className={styles.title}>{title}</h3>
          <dl className={styles.facts}>
            {facts.map(([label, value]) => (
              <Fact key={label} label={label}>
                {value}
              </Fact>
            ))}
          </dl>
        </section>
      ))}
      <section aria-label={ITEMS_MESSAGES.details.options}>
        <h3 className={styles.title}>{ITEMS_MESSAGES.details.options}</h3>
        {item.fanOptions.length === 0 && <p className={styles.none}>{ITEMS_MESSAGES.details.noOptions}</p>}
        <ul className={styles.list}>
          {item.fanOptions.map(({ fanOptionId, description }) => (
            <li key={fanOptionId}>{description}</li>
          ))}
        </ul>
      </section>
      {item.findings.length > 0 && <FindingList item={item} />}
      <div className={styles.documents}>
        <FanDocuments items={documents.data} hasFailed={documents.isError} onRetry={() => void documents.refetch()} />
      </div>
    </div>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const styles = useStyles();
  return (
    <div className={styles.fact}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}

const useStyles = makeStyles({
  details: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(260px, 100%), 1fr))',
    gap: `${tokens.spacingVerticalL} ${tokens.spacingHorizontalXXL}`,
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalM}`,
  },
  title: {
    margin: `0 0 ${tokens.spacingVerticalS}`,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
  },
  facts: { margin: 0 },
  fact: { display: 'flex', gap: tokens.spacingHorizontalM, minHeight: '24px' },
  label: { flex: '0 0 44%', color: tokens.colorNeutralForeground3 },
  value: { margin: 0, fontVariantNumeric: 'tabular-nums' },
  list: { margin: 0, paddingInlineStart: tokens.spacingHorizontalL },
  none: { margin: 0, color: tokens.colorNeutralForeground3 },
  documents: { minWidth: 0 },
});
