import { DeleteRegular } from '@fluentui/react-icons/headless/svg/delete';
import type { LoadCalculation, LoadCalculationStub } from '@specbuilder/shared-contracts/api';
import { referenceOf, TOAST_MS } from '@specbuilder/shared-contracts/domain';
import { formatInstant } from '@specbuilder/shared-contracts/language';
import {
  Button,
  EmptyState,
  formatQuantity,
  LoadFailure,
  makeStyles,
  SkeletonRows,
  tokens,
  usePlatform,
} from '@specbuilder/shared-ui/core';
import { ClosableDialog } from '@specbuilder/shared-ui/overlay';
import { useQuery } from '@specbuilder/shared-ui/query';
import { CALCULATIONS_MESSAGES } from '../messages/calculations.generated.ts';

interface CalculationsDialogProps {
  readonly onChosen: (calculation: LoadCalculation) => void;
  readonly onDeleted: (id: string) => void;
  readonly onClose: () => void;
}

/** What the user keeps, to be opened or deleted. */
export function CalculationsDialog({ onChosen, onDeleted, onClose }: CalculationsDialogProps) {
  const styles = useStyles();
  const { api, apiQueries, dialogs, toasts } = usePlatform();
  const list = useQuery(apiQueries.loadCalculator.list.queryOptions());
  const fail = () =>
    void toasts.show({ kind: 'error', title: CALCULATIONS_MESSAGES.failed, durationMs: TOAST_MS.failure });
  const open = ({ id }: LoadCalculationStub) => api.loadCalculator.get({ id }).then(onChosen).catch(fail);
  const remove = async ({ id, name }: LoadCalculationStub) => {
    if (
      !(await dialogs.confirm({ ...CALCULATIONS_MESSAGES.confirm, text: CALCULATIONS_MESSAGES.confirm.text({ name }) }))
    )
      return;
    await api.loadCalculator
      .remove({ id })
      .then(() => onDeleted(id))
      .catch(fail);
    await list.refetch();
  };
  return (
    <ClosableDialog
      title={CALCULATIONS_MESSAGES.title}
      closeLabel={CALCULATIONS_MESSAGES.close}
      onClose={onClose}
      actions={<Button onClick={onClose}>{CALCULATIONS_MESSAGES.close}</Button>}
      className={styles.surface}
      contentClassName={styles.content}
    >
      {list.isPending && <SkeletonRows rows={5} rowHeightPx={44} />}
      {list.isError && <LoadFailure {...referenceOf(list.error)} onRetry={() => void list.refetch()} />}
      {list.data?.length === 0 && (
        <EmptyState title={CALCULATIONS_MESSAGES.none} text={CALCULATIONS_MESSAGES.noneText} />
      )}
      {list.data !== undefined && list.data.length > 0 && (
        <ul className={styles.list}>
          {list.data.map((calculation) => (
            <li key={calculation.id} className={styles.row}>
              <button type="button" className={styles.open} onClick={() => void open(calculation)}>
                <span className={styles.name}>{calculation.name}</span>
                <span className={styles.quiet}>
                  {formatQuantity(calculation.floorArea, 'area')} ·{' '}
                  {formatInstant(calculation.updatedOnUtc, { dateStyle: 'medium', timeStyle: 'short' })}
                </span>
              </button>
              <Button
                appearance="subtle"
                icon={<DeleteRegular />}
                aria-label={CALCULATIONS_MESSAGES.remove({ name: calculation.name })}
                onClick={() => void remove(calculation)}
              />
            </li>
          ))}
        </ul>
      )}
    </ClosableDialog>
  );
}

const useStyles = makeStyles({
  surface: { maxWidth: 'min(36rem, 100%)' },
  content: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  row: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  open: {
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 1,
    minWidth: 0,
    padding: tokens.spacingHorizontalS,
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
  },
  name: { fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  quiet: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
});
