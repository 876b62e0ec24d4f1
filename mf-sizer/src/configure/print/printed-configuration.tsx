import type { FanOption, ItemConfiguration } from '@specbuilder/shared-contracts/api';
import { formatInstant } from '@specbuilder/shared-contracts/language';
import { motorName } from '@specbuilder/shared-contracts/messages';
import { formatQuantity, Money, makeStyles, tokens, useArePricesShown } from '@specbuilder/shared-ui/core';
import { curveOfItem } from '../../curve/live-curve/curve-query.ts';
import { LiveCurve } from '../../curve/live-curve/live-curve.tsx';
import { givenTag, type ItemDraft } from '../../item/item-draft/item-draft.ts';
import { OPTIONS_MESSAGES } from '../../messages/options.generated.ts';
import { RESULTS_MESSAGES } from '../../messages/results.generated.ts';
import { ValuesStatement } from '../../results/statement/values-statement.tsx';
import { supplyFacts } from '../../results/wording/supply-facts.ts';
import { unitLoadText } from '../../results/wording/unit-load-text.ts';
import { SectionValues } from '../row-detail/section-values.tsx';
import { PrintedPage } from './printed-page.tsx';

interface PrintedConfigurationProps {
  readonly configuration: ItemConfiguration;
  readonly draft: ItemDraft;
  readonly groups: readonly PrintedGroup[];
  readonly values: readonly {
    readonly id: string;
    readonly label: string;
    readonly value: string;
    readonly unit: string;
  }[];
  readonly onPrinted: () => void;
}

/** A group of options with its selected ones. */
export interface PrintedGroup {
  readonly title: string;
  readonly options: readonly PrintedOption[];
}

interface PrintedOption extends FanOption {
  /** What it is set to, in words. */
  readonly setTo: readonly string[];
}

/** A configuration in print: identification, performance, options and price, and the open choices. */
export function PrintedConfiguration(props: PrintedConfigurationProps) {
  const { configuration, draft, groups, values, onPrinted } = props;
  const styles = useStyles();
  const arePricesShown = useArePricesShown();
  const { item, validation } = configuration;
  const { catalogue, engine } = item.versions;
  const curve = curveOfItem(item);
  const facts = [
    item.description,
    draft.quantity > 1 ? OPTIONS_MESSAGES.pieces({ count: draft.quantity }) : '',
    draft.notes,
  ];
  return (
    <PrintedPage title={[givenTag(draft), item.modelDisplayAs].filter(Boolean).join(' ')} onPrinted={onPrinted}>
      <p>{facts.filter((fact) => fact !== '').join(' · ')}</p>
      <div className={styles.columns}>
        <table className={styles.table}>
          <tbody>
            {values.map(({ id, label, value, unit }) => (
              <tr key={id}>
                <th scope="row">{label}</th>
                <td className={styles.number}>
                  {value} {unit}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        {curve !== null && (
          <div className={styles.curve}>
            <LiveCurve curve={curve} layout="tile" />
          </div>
        )}
      </div>
      <div className={styles.sections}>
        <SectionValues heating={item.heating ?? null} cooling={item.cooling ?? null} missed={null} />
      </div>
      <ChosenOptions item={item} groups={groups} />
      {arePricesShown && <Prices item={item} quantity={draft.quantity} />}
      {[...validation.errors, ...validation.warnings].map((text) => (
        <p key={text} className={styles.message}>
          {text}
        </p>
      ))}
      <ValuesStatement>
        {(arePricesShown ? RESULTS_MESSAGES.basis : RESULTS_MESSAGES.basisWithoutPrices)({ catalogue, engine })}{' '}
        {formatInstant(new Date().toISOString(), { dateStyle: 'long' })}
      </ValuesStatement>
    </PrintedPage>
  );
}

function ChosenOptions({ item, groups }: Pick<PrintedConfigurationProps, 'groups'> & Pick<ItemConfiguration, 'item'>) {
  const styles = useStyles();
  const arePricesShown = useArePricesShown();
  const { motor, voltage } = item;
  const unitLoad = unitLoadText(item);
  const supply = OPTIONS_MESSAGES.voltageLabel({ display: voltage.display, phase: voltage.phase });
  return (
    <table className={styles.table}>
      <tbody>
        <tr>
          <th scope="row">{OPTIONS_MESSAGES.motor}</th>
          <td>
            {motorName(motor)}, {supply}
            {unitLoad !== '' && <div className={styles.detail}>{unitLoad}</div>}
            <div className={styles.detail}>{supplyFacts(voltage)}</div>
          </td>
          <td className={styles.number} />
          {arePricesShown && (
            <td className={styles.number}>
              <Money usd={item.price.motor} />
            </td>
          )}
        </tr>
        {groups.flatMap(({ title, options }) =>
          options.map(({ fanOptionId, description, additionalStaticPressure, price, setTo }, index) => (
            <tr key={fanOptionId}>
              <th scope="row">{index === 0 ? title : ''}</th>
              <td>
                {description}
                {setTo.length > 0 && <div className={styles.detail}>{setTo.join(' · ')}</div>}
              </td>
              <td className={styles.number}>
                {additionalStaticPressure > 0 && `+${formatQuantity(additionalStaticPressure, 'staticPressure')}`}
              </td>
              {arePricesShown && (
                <td className={styles.number}>
                  <Money usd={price} />
                </td>
              )}
            </tr>
          )),
        )}
      </tbody>
    </table>
  );
}

function Prices({ item: { price }, quantity }: Pick<ItemConfiguration, 'item'> & { readonly quantity: number }) {
  const styles = useStyles();
  const parts = [
    [OPTIONS_MESSAGES.unit, price.unit],
    [OPTIONS_MESSAGES.motorPrice, price.motor],
    [OPTIONS_MESSAGES.options, price.options + (price.extras ?? 0)],
    [OPTIONS_MESSAGES.budgetPrice, price.total],
  ] as const;
  return (
    <table className={styles.table}>
      <tbody>
        {parts.map(([label, usd]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td className={styles.number}>
              <Money usd={usd} />
            </td>
          </tr>
        ))}
        {quantity > 1 && (
          <tr>
            <th scope="row">{OPTIONS_MESSAGES.pieces({ count: quantity })}</th>
            <td className={styles.number}>
              <Money usd={price.total * quantity} />
            </td>
          </tr>
        )}
      </tbody>
    </table>
  );
}

const useStyles = makeStyles({
  columns: { display: 'flex', gap: tokens.spacingHorizontalXXL, alignItems: 'flex-start' },
  sections: {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    columnGap: tokens.spacingHorizontalXXL,
    breakInside: 'avoid',
  },
  curve: { flexGrow: 1, flexBasis: '320px', maxWidth: '420px' },
  table: {
    flexGrow: 1,
    width: '100%',
    marginBlock: tokens.spacingVerticalM,
    borderCollapse: 'collapse',
    fontSize: tokens.fontSizeBase300,
    '& th': { fontWeight: tokens.fontWeightRegular, textAlign: 'start', color: tokens.colorNeutralForeground3 },
    '& th, & td': { padding: `2px ${tokens.spacingHorizontalS} 2px 0`, verticalAlign: 'top' },
    '& tr': { borderTop: `1px solid ${tokens.colorNeutralStroke3}`, breakInside: 'avoid' },
  },
  number: { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  detail: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  message: { margin: 0, fontWeight: tokens.fontWeightSemibold },
});
