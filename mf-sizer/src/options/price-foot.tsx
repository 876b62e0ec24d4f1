import { ErrorCircle16Filled } from '@fluentui/react-icons/headless/svg/error-circle';
import { FolderAddRegular } from '@fluentui/react-icons/headless/svg/folder-add';
import {
  BREAKPOINTS,
  Button,
  Money,
  makeStyles,
  mergeClasses,
  tokens,
  useArePricesShown,
  useMediaQuery,
} from '@specbuilder/shared-ui/core';
import { Spinner } from '@specbuilder/shared-ui/data';
import type { ReactNode } from 'react';
import { SAVE_TEXTS } from '../save-to-project/texts.ts';
import type { SaveState } from '../save-to-project/use-save.ts';
import { groupTitle } from './option-groups.ts';
import { WHOLE_FAN } from './section-messages.ts';
import { OPTIONS_TEXTS } from './texts.ts';
import type { OptionsPageState } from './use-options-page.ts';

interface PriceFootProps {
  readonly page: OptionsPageState;
  readonly save: SaveState;
  readonly quantity: number;
  /** Leads to the first group with an error. */
  readonly onFix: () => void;
}

/** Price, what is to fix and the save, always in sight. */
export function PriceFoot({ page, save, quantity, onFix }: PriceFootProps) {
  const styles = useStyles();
  const arePricesShown = useArePricesShown();
  return (
    <section aria-label={OPTIONS_TEXTS.priceLabel} className={styles.foot} data-testid="price-foot">
      {arePricesShown && <Prices page={page} quantity={quantity} />}
      <div className={styles.end}>
        {page.isProcessing && (
          <span className={styles.working}>
            <Spinner size="extra-tiny" /> {OPTIONS_TEXTS.working}
          </span>
        )}
        <ToFix page={page} onFix={onFix} />
        {save.isOffered && (
          <Button
            appearance="primary"
            size="large"
            className={styles.save}
            disabled={!save.isEnabled}
            icon={save.isSaving ? <Spinner size="extra-tiny" /> : <FolderAddRegular />}
            onClick={save.save}
          >
            {save.isSaving ? SAVE_TEXTS.saving : save.isEditing ? SAVE_TEXTS.done : SAVE_TEXTS.save}
          </Button>
        )}
      </div>
    </section>
  );
}

function Prices({ page, quantity }: Pick<PriceFootProps, 'page' | 'quantity'>) {
  const styles = useStyles();
  const { price } = page.item;
  const { last } = page;
  const difference = last?.itemBefore === undefined || last === null ? 0 : price.total - last.itemBefore.price.total;
  const isSmall = useMediaQuery(BREAKPOINTS.phone);
  return (
    <div className={styles.prices} role="status">
      <Part label={OPTIONS_TEXTS.budgetPrice} isTotal>
        <Money usd={price.total * quantity} whole strong />
        {quantity > 1 && (
          <span className={styles.times}>
            {quantity} × <Money usd={price.total} whole />
          </span>
        )}
      </Part>
      {!isSmall && (
        <>
          <Part label={OPTIONS_TEXTS.unit}>
            <Money usd={price.unit} whole strong />
          </Part>
          <Part label={OPTIONS_TEXTS.motorPrice}>
            <Money usd={price.motor} whole strong />
          </Part>
          <Part label={OPTIONS_TEXTS.options}>
            <Money usd={price.options} whole strong />
          </Part>
          {difference !== 0 && (
            <span className={styles.difference}>
              <Money usd={difference} whole signed /> {last?.change.label}
            </span>
          )}
        </>
      )}
    </div>
  );
}

interface PartProps {
  readonly label: string;
  readonly isTotal?: boolean;
  readonly children: ReactNode;
}

function Part({ label, isTotal = false, children }: PartProps) {
  const styles = useStyles();
  return (
    <span className={mergeClasses(styles.part, !isTotal && styles.divided)}>
      <span className={styles.label}>{label}</span>
      <span className={mergeClasses(styles.amount, isTotal && styles.total)}>{children}</span>
    </span>
  );
}

function ToFix({ page, onFix }: Pick<PriceFootProps, 'page' | 'onFix'>) {
  const styles = useStyles();
  const { validation, messages } = page;
  const isSmall = useMediaQuery(BREAKPOINTS.belowLaptop);
  const count = validation.errors.length;
  const first = [...messages].find(([, { errors }]) => errors.length > 0)?.[0] ?? WHOLE_FAN;
  const where = first === WHOLE_FAN ? OPTIONS_TEXTS.wholeFan : groupTitle(first);
  return (
    <span className={styles.fix} role="status">
      {count > 0 && (
        <>
          <span className={styles.error}>
            <ErrorCircle16Filled aria-hidden />
            {isSmall ? OPTIONS_TEXTS.toFixShort(count) : OPTIONS_TEXTS.toFix(count, where)}
          </span>
          <Button className={styles.fixButton} onClick={onFix}>
            {OPTIONS_TEXTS.fix}
          </Button>
        </>
      )}
    </span>
  );
}

const useStyles = makeStyles({
  foot: {
    position: 'sticky',
    bottom: 0,
    zIndex: 4,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalL}`,
    minHeight: '64px',
    boxSizing: 'border-box',
    padding: `${tokens.spacingVerticalS} 24px`,
    backgroundColor: tokens.colorNeutralBackground1,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    boxShadow: tokens.shadow8,
    '@media (max-width: 639.98px)': { paddingInline: '12px' },
  },
  prices: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalL,
    fontVariantNumeric: 'tabular-nums',
    '@media (max-width: 639.98px)': { flexGrow: 1 },
  },
  part: { display: 'flex', flexDirection: 'column' },
  divided: { paddingInlineStart: tokens.spacingHorizontalM, borderLeft: `1px solid ${tokens.colorNeutralStroke2}` },
  label: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  amount: { display: 'flex', alignItems: 'baseline', gap: tokens.spacingHorizontalS },
  total: { fontSize: tokens.fontSizeBase500, lineHeight: '24px' },
  times: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200, whiteSpace: 'nowrap' },
  difference: {
    padding: `2px ${tokens.spacingHorizontalS}`,
    backgroundColor: tokens.colorNeutralBackground4,
    borderRadius: tokens.borderRadiusMedium,
    fontSize: tokens.fontSizeBase200,
    maxWidth: '240px',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    '@media (max-width: 1279.98px)': { display: 'none' },
  },
  end: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: tokens.spacingHorizontalM,
    flexGrow: 1,
    '@media (max-width: 639.98px)': { display: 'contents' },
  },
  working: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
  },
  fix: { display: 'inline-flex', alignItems: 'center', gap: tokens.spacingHorizontalM },
  error: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalSNudge,
    color: tokens.colorPaletteRedForeground1,
    fontWeight: tokens.fontWeightSemibold,
  },
  fixButton: { '@media (pointer: coarse)': { minHeight: '44px' } },
  save: { '@media (max-width: 639.98px)': { width: '100%', minHeight: '44px' } },
});
