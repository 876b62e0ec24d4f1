import { AddRegular } from '@fluentui/react-icons/headless/svg/add';
import { FolderOpenRegular } from '@fluentui/react-icons/headless/svg/folder-open';
import { LinkRegular } from '@fluentui/react-icons/headless/svg/link';
import { PrintRegular } from '@fluentui/react-icons/headless/svg/print';
import { SaveRegular } from '@fluentui/react-icons/headless/svg/save';
import type { LoadCalculation } from '@specbuilder/shared-contracts/api';
import { TOAST_MS } from '@specbuilder/shared-contracts/domain';
import { Button, copyText, makeStyles, tokens, usePlatform } from '@specbuilder/shared-ui/core';
import { useState } from 'react';
import { CalculationsDialog } from '../calculations/calculations-dialog.tsx';
import { APP_MESSAGES } from '../messages/app.generated.ts';
import { CALCULATION_MESSAGES } from '../messages/calculation.generated.ts';
import type { Draft } from './draft.ts';

interface CalculatorBarProps {
  readonly kept: Draft['of'];
  readonly isBusy: boolean;
  readonly isChanged: boolean;
  readonly onOpen: (calculation: LoadCalculation) => void;
  readonly onNew: () => void;
  /** The calculation on the page was deleted; what it says stays. */
  readonly onForget: () => void;
}

/** What is done with the calculation as a whole. */
export function CalculatorBar({ kept, isBusy, isChanged, onOpen, onNew, onForget }: CalculatorBarProps) {
  const styles = useStyles();
  const { dialogs, serverUrl, toasts } = usePlatform();
  const [isListOpen, setIsListOpen] = useState(false);
  /** What is typed is not thrown away by a slip. */
  const mayLeave = async () => !isChanged || dialogs.confirm(CALCULATION_MESSAGES.discard);
  const copyLink = async (copyId: string) => {
    await copyText(new URL(`${serverUrl}/load-calculator?cloneProjectId=${copyId}`, window.location.href).href);
    void toasts.show({ kind: 'success', title: CALCULATION_MESSAGES.linkCopied, durationMs: TOAST_MS.generic });
  };
  return (
    <div className={styles.bar}>
      <h1 className={styles.title}>{APP_MESSAGES.title}</h1>
      <Button type="submit" appearance="primary" icon={<SaveRegular />} disabledFocusable={isBusy || !isChanged}>
        {CALCULATION_MESSAGES.save}
      </Button>
      <Button icon={<FolderOpenRegular />} onClick={() => setIsListOpen(true)}>
        {CALCULATION_MESSAGES.open}
      </Button>
      <Button icon={<AddRegular />} onClick={async () => (await mayLeave()) && onNew()}>
        {CALCULATION_MESSAGES.fresh}
      </Button>
      {kept !== null && (
        <Button icon={<LinkRegular />} onClick={() => void copyLink(kept.copyId)}>
          {CALCULATION_MESSAGES.copyLink}
        </Button>
      )}
      <Button icon={<PrintRegular />} onClick={() => window.print()}>
        {CALCULATION_MESSAGES.print}
      </Button>
      {isListOpen && (
        <CalculationsDialog
          onClose={() => setIsListOpen(false)}
          onDeleted={(id) => id === kept?.id && onForget()}
          onChosen={async (calculation) => {
            if (!(await mayLeave())) return;
            setIsListOpen(false);
            onOpen(calculation);
          }}
        />
      )}
    </div>
  );
}

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    '@media print': { '& button': { display: 'none' } },
  },
  title: {
    flexGrow: 1,
    margin: 0,
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: 650,
    '@media (max-width: 639.98px)': { width: '100%' },
  },
});
