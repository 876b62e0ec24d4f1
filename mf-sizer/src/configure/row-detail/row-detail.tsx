import { ArrowRightRegular } from '@fluentui/react-icons/headless/svg/arrow-right';
import { OpenRegular } from '@fluentui/react-icons/headless/svg/open';
import type { UsualChoice } from '@specbuilder/shared-contracts/api';
import { Button, Link, Money, makeStyles, mergeClasses, tokens, useArePricesShown } from '@specbuilder/shared-ui/core';
import { Tab, TabList } from '@specbuilder/shared-ui/data';
import { useServerAddress } from '@specbuilder/shared-ui/widgets';
import { type ReactNode, useDeferredValue, useId, useState } from 'react';
import { DETAIL_MESSAGES } from '../../messages/detail.generated.ts';
import { DefaultChoices } from '../../results/statement/default-choices.tsx';

export interface DetailTab {
  readonly id: string;
  readonly title: string;
  readonly content: TabContent;
}

/** Content of a tab; it may lead to another tab. */
export type TabContent = ReactNode | ((open: (tabId: string) => void) => ReactNode);

interface RowDetailProps {
  readonly model: string;
  readonly productDetailUrl: string | null;
  readonly tabs: readonly DetailTab[];
  /** Fan and chosen motor, USD; null while no motor is known. */
  readonly budgetPrice: number | null;
  readonly isConfiguring: boolean;
  readonly onConfigure: (() => void) | null;
  /** Beside the action, such as the quantity of ceiling fans. */
  readonly extra?: ReactNode;
  /** The choices included in the price without being requested. */
  readonly usualChoices: readonly UsualChoice[];
}

/** An open row: tabs, product page, price with the chosen motor, and the way on. */
export function RowDetail(props: RowDetailProps) {
  const { model, productDetailUrl, tabs, budgetPrice, isConfiguring, onConfigure, extra, usualChoices } = props;
  const styles = useStyles();
  const arePricesShown = useArePricesShown();
  const addressOf = useServerAddress();
  const id = useId();
  const [chosen, setChosen] = useState(tabs[0]?.id);
  const open = tabs.find((tab) => tab.id === chosen) ?? tabs[0];
  // Rows are painted before what the open ones say, which is half of the elements of a result (measured: 30 of 230 ms).
  const isDrawn = useDeferredValue(true, false);
  return (
    <div className={styles.box} data-testid="row-detail">
      <div className={styles.head}>
        <TabList
          size="small"
          aria-label={DETAIL_MESSAGES.tabs({ model })}
          selectedValue={open?.id}
          onTabSelect={(_, { value }) => setChosen(String(value))}
          className={styles.tabs}
        >
          {tabs.map((tab) => (
            <Tab key={tab.id} id={`${id}-${tab.id}`} value={tab.id} aria-controls={`${id}-panel`}>
              {tab.title}
            </Tab>
          ))}
        </TabList>
        <div className={styles.actions}>
          {productDetailUrl !== null && (
            <Link href={addressOf(productDetailUrl)} target="_blank" rel="noopener noreferrer" className={styles.link}>
              <OpenRegular aria-hidden /> {DETAIL_MESSAGES.productPage}
            </Link>
          )}
          {extra}
          {arePricesShown && budgetPrice !== null && (
            <span className={styles.price} title={DETAIL_MESSAGES.budget}>
              <span className={styles.budget}>{DETAIL_MESSAGES.budgetShort}</span> <Money usd={budgetPrice} strong />
            </span>
          )}
          <Button
            appearance="primary"
            icon={<ArrowRightRegular />}
            iconPosition="after"
            disabledFocusable={onConfigure === null || isConfiguring}
            className={styles.configure}
            onClick={() => onConfigure?.()}
          >
            <span className={styles.configureText}>{DETAIL_MESSAGES.configure({ model })}</span>
          </Button>
        </div>
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${open?.id}`}
        className={mergeClasses(styles.panel, !isDrawn && styles.comingPanel)}
      >
        {isDrawn && (typeof open?.content === 'function' ? open.content(setChosen) : open?.content)}
      </div>
      {usualChoices.length > 0 && (
        <div className={styles.typical}>
          <DefaultChoices choices={usualChoices} />
        </div>
      )}
    </div>
  );
}

const useStyles = makeStyles({
  box: {
    containerType: 'inline-size',
    overflow: 'hidden',
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    whiteSpace: 'normal',
    '@media (max-width: 639.98px)': { border: 'none', borderRadius: 0 },
  },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalL,
    rowGap: tokens.spacingVerticalS,
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM} 0`,
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
  },
  tabs: { flexGrow: 1, minHeight: '40px', minWidth: 0, overflowX: 'auto' },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalL,
    paddingBlockEnd: tokens.spacingVerticalXS,
    '@container (max-width: 520px)': { width: '100%' },
  },
  link: { display: 'inline-flex', alignItems: 'center', gap: tokens.spacingHorizontalXS },
  price: { fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400 },
  budget: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  configure: {
    '@media (pointer: coarse)': { minHeight: '44px' },
    '@container (max-width: 520px)': { flexGrow: 1 },
  },
  configureText: { maxWidth: '280px', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  panel: { padding: tokens.spacingHorizontalM },
  // From the height of one motor on a phone to that of the values at the duty.
  comingPanel: { minHeight: 'clamp(198px, 30vw, 420px)' },
  typical: { padding: `0 ${tokens.spacingHorizontalM} ${tokens.spacingVerticalM}` },
});
