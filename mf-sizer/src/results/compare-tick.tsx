import { TOAST_MS } from '@specbuilder/shared-contracts/domain';
import { makeStyles, usePlatform } from '@specbuilder/shared-ui/core';
import { Checkbox } from '@specbuilder/shared-ui/data';
import { COMPARE_TEXTS } from '../words/compare.generated.ts';
import { useComparedRows } from './compared-rows.ts';

interface CompareTickProps {
  readonly fanUnitId: number;
  readonly model: string;
}

/** Puts a row into the comparison and takes it out; nothing where rows cannot be compared. */
export function CompareTick({ fanUnitId, model }: CompareTickProps) {
  const styles = useStyles();
  const { toasts } = usePlatform();
  const compared = useComparedRows();
  if (compared === null) return null;
  const isChosen = compared.ids.includes(fanUnitId);
  const change = () => {
    if (!isChosen && compared.isFull) {
      void toasts.show({ kind: 'info', title: COMPARE_TEXTS.most, durationMs: TOAST_MS.addFan });
    } else compared.toggle(fanUnitId);
  };
  return (
    <Checkbox
      className={styles.tick}
      checked={isChosen}
      aria-label={COMPARE_TEXTS.choose({ model })}
      onChange={change}
    />
  );
}

/** Above the row's own button, whose field is the whole row. */
const useStyles = makeStyles({ tick: { position: 'relative', zIndex: 1, flexShrink: 0 } });
