import { ArrowDownloadRegular } from '@fluentui/react-icons/headless/svg/arrow-download';
import { EyeRegular } from '@fluentui/react-icons/headless/svg/eye';
import type { GeneratedDeliverable } from '@specbuilder/shared-contracts/domain';
import { Button, makeStyles, mergeClasses, tokens } from '@specbuilder/shared-ui/core';
import { Spinner } from '@specbuilder/shared-ui/data';
import { DELIVERABLES_MESSAGES } from '../messages/deliverables.generated.ts';
import { hasPreview, iconOf } from './icons.ts';

interface DeliverableCardProps {
  readonly deliverable: GeneratedDeliverable;
  /** Shown beside the cards now. */
  readonly isShown: boolean;
  readonly isBusy: boolean;
  /** Why it cannot be generated; null when it can. */
  readonly hindrance: string | null;
  /** What is known of it besides. */
  readonly note?: string | undefined;
  readonly onPreview: () => void;
  readonly onGenerate: () => void;
}

/** A deliverable, with what can be done with it (DLV-001). */
export function DeliverableCard(props: DeliverableCardProps) {
  const { deliverable, isShown, isBusy, hindrance, note, onPreview, onGenerate } = props;
  const styles = useStyles();
  const Icon = iconOf(deliverable);
  const name = deliverable.label();
  return (
    <section aria-label={name} className={mergeClasses(styles.card, isShown && styles.shown)}>
      <Icon fontSize={24} aria-hidden className={styles.icon} />
      <div className={styles.words}>
        <h2 className={styles.name}>{name}</h2>
        <p className={styles.lead}>{note ?? deliverable.lead()}</p>
        <p className={styles.formats}>{deliverable.formats.map(({ name: format }) => format).join(', ')}</p>
      </div>
      <div className={styles.actions}>
        {hasPreview(deliverable) && (
          <Button
            size="small"
            icon={<EyeRegular />}
            aria-label={DELIVERABLES_MESSAGES.previewOf({ deliverable: name })}
            aria-pressed={isShown}
            onClick={onPreview}
          >
            {DELIVERABLES_MESSAGES.preview}
          </Button>
        )}
        <Button
          size="small"
          appearance="primary"
          icon={isBusy ? <Spinner size="tiny" /> : <ArrowDownloadRegular />}
          aria-label={(isBusy ? DELIVERABLES_MESSAGES.generatingOf : DELIVERABLES_MESSAGES.generateOf)({
            deliverable: name,
          })}
          aria-busy={isBusy}
          disabledFocusable={isBusy || hindrance !== null}
          title={hindrance ?? undefined}
          onClick={onGenerate}
        >
          {isBusy ? DELIVERABLES_MESSAGES.generating : DELIVERABLES_MESSAGES.generate}
        </Button>
      </div>
    </section>
  );
}

const useStyles = makeStyles({
  card: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: tokens.spacingHorizontalM,
    rowGap: tokens.spacingVerticalS,
    padding: tokens.spacingHorizontalM,
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
  },
  shown: {
    borderTopColor: tokens.colorBrandStroke1,
    borderRightColor: tokens.colorBrandStroke1,
    borderBottomColor: tokens.colorBrandStroke1,
    borderLeftColor: tokens.colorBrandStroke1,
  },
  icon: { color: tokens.colorBrandForeground1 },
  words: { minWidth: 0 },
  name: { margin: 0, fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
  lead: { margin: 0, color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  formats: { margin: 0, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  actions: { gridColumn: '1 / -1', display: 'flex', justifyContent: 'flex-end', gap: tokens.spacingHorizontalS },
});
