import { CartRegular } from '@fluentui/react-icons/headless/svg/cart';
import { FolderAddRegular } from '@fluentui/react-icons/headless/svg/folder-add';
import { Button, makeStyles, tokens, useArePricesShown, useStickyFooter } from '@specbuilder/shared-ui/core';
import { Spinner } from '@specbuilder/shared-ui/data';
import { OPTIONS_MESSAGES } from '../../messages/options.generated.ts';
import { SAVE_MESSAGES } from '../../messages/save.generated.ts';
import type { SaveState } from '../save-to-project/use-save.ts';
import { FooterPrices } from './footer-prices.tsx';
import { LastChange } from './last-change.tsx';
import { ToFix } from './to-fix.tsx';
import type { OptionsPageState } from './use-options-page.ts';

interface PriceFooterProps {
  readonly page: OptionsPageState;
  readonly save: SaveState;
  readonly quantity: number;
  /** Leads to the first group with an error. */
  readonly onFix: () => void;
}

/** Price, what is to fix and the save, always in sight. */
export function PriceFooter({ page, save, quantity, onFix }: PriceFooterProps) {
  const styles = useStyles();
  const arePricesShown = useArePricesShown();
  const footer = useStickyFooter();
  return (
    <section ref={footer} aria-label={OPTIONS_MESSAGES.priceLabel} className={styles.foot} data-testid="price-foot">
      {arePricesShown && <FooterPrices page={page} quantity={quantity} />}
      <LastChange page={page} />
      <div className={styles.end}>
        {page.isProcessing && (
          <span className={styles.working}>
            <Spinner size="extra-tiny" /> {OPTIONS_MESSAGES.working}
          </span>
        )}
        {!page.isReadOnly && <ToFix page={page} onFix={onFix} />}
        {save.isOffered && (
          <Button
            appearance="primary"
            size="large"
            className={styles.save}
            disabled={!save.isEnabled && !save.isSaving}
            // Keeps the focus while it works, for what comes after.
            disabledFocusable={save.isSaving}
            icon={iconOf(save)}
            onClick={save.save}
          >
            {labelOf(save)}
          </Button>
        )}
      </div>
    </section>
  );
}

function iconOf({ isSaving, isForCart }: SaveState) {
  if (isSaving) return <Spinner size="extra-tiny" />;
  return isForCart ? <CartRegular /> : <FolderAddRegular />;
}

function labelOf({ isSaving, isEditing, isForCart }: SaveState): string {
  if (isForCart) return SAVE_MESSAGES.addToCart;
  if (isSaving) return SAVE_MESSAGES.saving;
  return isEditing ? SAVE_MESSAGES.done : SAVE_MESSAGES.save;
}

const useStyles = makeStyles({
  foot: {
    '@media (min-height: 400px)': { position: 'sticky' },
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
  save: { '@media (max-width: 639.98px)': { width: '100%', minHeight: '44px' } },
});
