import { DismissRegular } from '@fluentui/react-icons/headless/svg/dismiss';
import { PrintRegular } from '@fluentui/react-icons/headless/svg/print';
import { BREAKPOINTS, Button, makeStyles, tokens, useMediaQuery, usePlatform } from '@specbuilder/shared-ui/core';
import { Switch } from '@specbuilder/shared-ui/data';
import {
  DrawerBody,
  DrawerFooter,
  DrawerHeader,
  DrawerHeaderTitle,
  OverlayDrawer,
  useFocusFinders,
  useReturnFocus,
} from '@specbuilder/shared-ui/overlay';
import { useCallback, useState } from 'react';
import { useStartingEquipment } from '../../configure/configure/search-equipment.ts';
import { useConfigure } from '../../configure/configure/use-configure.ts';
import type { CurveEngine } from '../../curve/live-curve/engine.ts';
import { itemQuantity } from '../../item/quantity/item-quantity.ts';
import { COMPARE_MESSAGES } from '../../messages/compare.generated.ts';
import { CopyButton } from '../../results/results/copy-button.tsx';
import { AddCompared } from './add-compared.tsx';
import { CompareSheet, useValues } from './compare-sheet.tsx';
import { type ComparedFan, type ComparedResult, fansOf, namesOf, sharedDuty } from './compared-result.ts';
import { PrintedSheet } from './printed-sheet.tsx';
import { categoryOf, choiceOfFan } from './use-add-compared.ts';

export interface CompareDrawerProps {
  readonly result: ComparedResult;
  readonly engine: CurveEngine;
  readonly onRemove: (key: string) => void;
  readonly onClose: () => void;
}

/** Two to four fans side by side over the results. */
export function CompareDrawer({ result, engine, onRemove, onClose }: CompareDrawerProps) {
  const styles = useStyles();
  useFocusFinders();
  const surface = useReturnFocus(true);
  const isPhone = useMediaQuery(BREAKPOINTS.phone, true);
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const [isPrinting, setPrinting] = useState(false);
  const printed = useCallback(() => setPrinting(false), []);
  const platform = usePlatform();
  const equipment = useStartingEquipment(categoryOf(result));
  const configure = useConfigure(equipment);
  const title = COMPARE_MESSAGES.title({ count: result.entries.length });
  const configureFan = async (fan: ComparedFan) => {
    const { resultId, model, quantity } = fan;
    const choice = await choiceOfFan(platform, result.kind, fan, equipment);
    if (choice !== null) configure.mutate({ resultId, choice, quantity: itemQuantity(quantity), model });
  };
  return (
    <OverlayDrawer
      ref={surface}
      open
      position="end"
      size={isPhone ? 'full' : 'large'}
      className={isPhone ? '' : styles.drawer}
      onOpenChange={(_, { open }) => open || onClose()}
    >
      <DrawerHeader>
        <DrawerHeaderTitle
          action={
            <Button
              appearance="subtle"
              icon={<DismissRegular />}
              aria-label={COMPARE_MESSAGES.close}
              onClick={onClose}
            />
          }
        >
          {title}
        </DrawerHeaderTitle>
      </DrawerHeader>
      <DrawerBody>
        <div className={styles.above}>
          <span>{sharedDuty(result)}</span>
          <Switch
            label={COMPARE_MESSAGES.onlyDifferences}
            checked={onlyDifferences}
            onChange={(_, { checked }) => setOnlyDifferences(checked)}
          />
        </div>
        <CompareSheet
          result={result}
          engine={engine}
          onlyDifferences={onlyDifferences}
          onRemove={onRemove}
          onConfigure={(fan) => void configureFan(fan)}
        />
      </DrawerBody>
      <CompareFooter result={result} onPrint={() => setPrinting(true)} />
      {isPrinting && <PrintedSheet engine={engine} result={result} title={title} onPrinted={printed} />}
    </OverlayDrawer>
  );
}

function CompareFooter({ result, onPrint }: { readonly result: ComparedResult; readonly onPrint: () => void }) {
  const styles = useStyles();
  const groups = useValues(result);
  const table = () =>
    [
      [COMPARE_MESSAGES.value, ...namesOf(fansOf(result))],
      ...groups.flatMap(({ values }) => values.map(({ label, texts }) => [label, ...texts])),
    ]
      .map((cells) => cells.join('\t'))
      .join('\n');
  return (
    <DrawerFooter className={styles.foot}>
      <AddCompared result={result} appearance="primary" />
      <Button icon={<PrintRegular />} onClick={onPrint}>
        {COMPARE_MESSAGES.print}
      </Button>
      <CopyButton text={table} />
    </DrawerFooter>
  );
}

const useStyles = makeStyles({
  /** Four fans and their curves side by side, if the window is wide enough. */
  drawer: { width: '1160px', maxWidth: '90vw' },
  above: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    color: tokens.colorNeutralForeground2,
  },
  foot: { flexWrap: 'wrap', borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
});
