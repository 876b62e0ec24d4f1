import { DeleteRegular } from '@fluentui/react-icons/headless/svg/delete';
import { WarningFilled } from '@fluentui/react-icons/headless/svg/warning';
import { Button, Link, makeStyles, mergeClasses, tokens, VisuallyHidden } from '@specbuilder/shared-ui/core';
import { stop } from '@specbuilder/shared-ui/grid';
import { EditableText } from '../items/items/editing/editable-text.tsx';
import { itemName } from '../items/items/item-values.ts';
import { SCHEDULED_MESSAGES } from '../messages/scheduled.generated.ts';
import { type DutyField, type MeasuredField, offeredValue, scheduledText } from './duty-field.ts';
import { isMeasured } from './fields.ts';
import type { ScheduledRow } from './offered-duty.ts';
import { useScheduleActions } from './schedule-actions.ts';

interface CellProps {
  readonly row: ScheduledRow;
  /** Outside of a grid each cell is a stop of the Tab key. */
  readonly isInGrid?: boolean;
}

/** What the drawings say, edited in place. */
export function ScheduledText({ row, field, isInGrid = true }: CellProps & { readonly field: DutyField }) {
  const { isReadOnly, problemOf, change } = useScheduleActions();
  const { duty } = row;
  if (duty === null) return <span>{SCHEDULED_MESSAGES.nothing}</span>;
  const value = scheduledText(duty, field);
  if (isReadOnly) return value || SCHEDULED_MESSAGES.nothing;
  return (
    <EditableText
      name={field}
      label={SCHEDULED_MESSAGES.cell({
        field: SCHEDULED_MESSAGES.fields[field],
        value: value || SCHEDULED_MESSAGES.empty,
      })}
      fieldLabel={SCHEDULED_MESSAGES.fields[field]}
      value={value}
      kind={isNumeric(field) ? 'figure' : field === 'note' || field === 'location' ? 'lines' : 'text'}
      isInGrid={isInGrid}
      problemOf={(text) => problemOf(duty, field, text)}
      onSave={(text) => change(duty, field, text)}
    />
  );
}

/** What is offered and by how much it is off; a sign beside it where that is no match. */
export function OfferedText({ row, field, isInGrid = true }: CellProps & { readonly field: MeasuredField }) {
  const styles = useStyles();
  const each = offeredValue(row, field);
  const place = mergeClasses(styles.offered, isInGrid && isNumeric(field) && styles.numeric);
  if (each === null) return <span className={place}>{SCHEDULED_MESSAGES.nothing}</span>;
  const { text, difference, isMet, isWorse, finding } = each;
  return (
    <span className={place}>
      {!isMet && <WarningFilled className={mergeClasses(styles.off, isWorse && styles.worse)} aria-hidden />}
      {text || SCHEDULED_MESSAGES.nothing}
      {difference !== '' && <span className={mergeClasses(!isMet && styles.strong)}>({difference})</span>}
      {!isMet && <VisuallyHidden>{finding}</VisuallyHidden>}
    </span>
  );
}

/** Both below each other, as the head says. */
export function MeasureCell({ row, field }: CellProps & { readonly field: MeasuredField }) {
  const styles = useStyles();
  return (
    <span className={mergeClasses(styles.measure, isNumeric(field) && styles.figures)}>
      <ScheduledText row={row} field={field} />
      <OfferedText row={row} field={field} />
    </span>
  );
}

/** The model that is offered for a tag, or what leads to one. */
export function OfferCell({ row: { duty, item }, isInGrid = true }: CellProps) {
  const styles = useStyles();
  const { isReadOnly, search, schedule } = useScheduleActions();
  const inGrid = isInGrid ? stop('offered') : {};
  if (item === null) {
    if (isReadOnly || duty === null) return SCHEDULED_MESSAGES.nothing;
    const label = SCHEDULED_MESSAGES.searchOf({ tag: duty.tag });
    return (
      <Link
        as="button"
        type="button"
        className={styles.link}
        aria-label={label}
        onClick={() => search(duty)}
        {...inGrid}
      >
        {SCHEDULED_MESSAGES.searchFor}
      </Link>
    );
  }
  const { modelDisplayAs, qty, tag, projectItemId } = item;
  return (
    <span className={styles.offer}>
      <span>
        {qty > 1 && SCHEDULED_MESSAGES.times({ count: qty })} {modelDisplayAs}
      </span>
      {duty === null && !isReadOnly && tag && (
        <Link
          as="button"
          type="button"
          className={styles.link}
          aria-label={SCHEDULED_MESSAGES.scheduleOf({ item: itemName(item) })}
          onClick={() => schedule(projectItemId)}
          {...inGrid}
        >
          {SCHEDULED_MESSAGES.scheduleIt}
        </Link>
      )}
    </span>
  );
}

export function RemoveButton({ row: { duty }, isInGrid = true }: CellProps) {
  const { isReadOnly, remove } = useScheduleActions();
  if (duty === null || isReadOnly) return null;
  return (
    <Button
      appearance="subtle"
      icon={<DeleteRegular />}
      aria-label={SCHEDULED_MESSAGES.deleteRow({ tag: duty.tag })}
      onClick={() => remove(duty)}
      {...(isInGrid && stop('delete'))}
    />
  );
}

function isNumeric(field: DutyField): boolean {
  return isMeasured(field) && field !== 'supply';
}

const useStyles = makeStyles({
  measure: { display: 'flex', flexDirection: 'column', paddingBlock: tokens.spacingVerticalXS },
  offered: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
  numeric: { justifyContent: 'flex-end' },
  figures: { textAlign: 'end' },
  off: { flexShrink: 0, color: tokens.colorPaletteYellowForeground2 },
  worse: { color: tokens.colorPaletteRedForeground1 },
  strong: { color: tokens.colorNeutralForeground1, fontWeight: tokens.fontWeightSemibold },
  offer: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start' },
  link: { minHeight: '24px' },
});
