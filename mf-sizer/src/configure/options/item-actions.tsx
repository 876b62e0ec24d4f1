import { ArrowSwapRegular } from '@fluentui/react-icons/headless/svg/arrow-swap';
import { CopyAddRegular } from '@fluentui/react-icons/headless/svg/copy-add';
import { PrintRegular } from '@fluentui/react-icons/headless/svg/print';
import type { ItemConfiguration } from '@specbuilder/shared-contracts/api';
import { BREAKPOINTS, Button, makeStyles, useMediaQuery, usePlatform } from '@specbuilder/shared-ui/core';
import { type ReactElement, useCallback, useState } from 'react';
import type { ItemDraft } from '../../item/item-draft/item-draft.ts';
import { CopyItemLink } from '../../item/links/copy-item-link.tsx';
import { ALTERNATES_MESSAGES } from '../../messages/alternates.generated.ts';
import { OPTIONS_MESSAGES } from '../../messages/options.generated.ts';
import { PrintedItem } from './printed-item.tsx';
import { ReloadButton } from './reload-button.tsx';
import { SavedNote } from './saved-note.tsx';
import type { OptionsPageState } from './use-options-page.ts';

interface ItemActionsProps {
  readonly configuration: ItemConfiguration;
  readonly page: OptionsPageState;
  readonly draft: ItemDraft;
  readonly isCopying: boolean;
  readonly onTryAnother: () => void;
}

/** What can be done with the item as a whole, beside the way back. */
export function ItemActions({ configuration, page, draft, isCopying, onTryAnother }: ItemActionsProps) {
  const [isPrinting, setPrinting] = useState(false);
  const onPrinted = useCallback(() => setPrinting(false), []);
  const { item, isReadOnly, isProcessing } = page;
  const { store } = usePlatform();
  return (
    <>
      <SavedNote page={page} />
      {store === null && !isReadOnly && (
        <Action
          label={ALTERNATES_MESSAGES.tryAnother}
          name={ALTERNATES_MESSAGES.tryAnotherLong}
          icon={<CopyAddRegular />}
          isBusy={isCopying || isProcessing}
          onClick={onTryAnother}
        />
      )}
      {item.projectId !== null && !isReadOnly && <ReplaceAction page={page} />}
      <CopyItemLink item={item} />
      <Action
        label={OPTIONS_MESSAGES.print}
        icon={<PrintRegular />}
        isBusy={isProcessing}
        onClick={() => setPrinting(true)}
      />
      <ReloadButton page={page} />
      {isPrinting && <PrintedItem configuration={configuration} page={page} draft={draft} onPrinted={onPrinted} />}
    </>
  );
}

/** Leads to the search for the item's duty; the fan that is chosen there takes its place (SAV-005). */
function ReplaceAction({ page: { item } }: Pick<ItemActionsProps, 'page'>) {
  const { navigate } = usePlatform();
  const { fanItemId, fanCategoryType, subFanCategoryType } = item;
  const place = { category: String(fanCategoryType), sub: String(subFanCategoryType) };
  return (
    <Action
      label={OPTIONS_MESSAGES.anotherFan}
      icon={<ArrowSwapRegular />}
      onClick={() => navigate('app.fans.sizer.search', { ...place, replace: fanItemId })}
    />
  );
}

interface ActionProps {
  readonly label: string;
  /** What it is called where the label alone would not say it. */
  readonly name?: string;
  readonly icon: ReactElement;
  readonly isBusy?: boolean;
  readonly onClick: () => void;
}

function Action({ label, name = label, icon, isBusy = false, onClick }: ActionProps) {
  const styles = useStyles();
  const isSmall = useMediaQuery(BREAKPOINTS.belowLaptop);
  return (
    <Button
      appearance="subtle"
      className={styles.action}
      icon={icon}
      disabledFocusable={isBusy}
      aria-label={name}
      onClick={onClick}
    >
      {!isSmall && label}
    </Button>
  );
}

const useStyles = makeStyles({ action: { '@media (pointer: coarse)': { minHeight: '44px', minWidth: '44px' } } });
