import type { ProjectItem } from '@specbuilder/shared-contracts/api';
import type { FindingSeverity } from '@specbuilder/shared-contracts/domain';
import { Link, makeStyles, tokens, VisuallyHidden } from '@specbuilder/shared-ui/core';
import { ReRatingEffect } from '@specbuilder/shared-ui/widgets';
import { useId } from 'react';
import { FINDINGS_MESSAGES } from '../../../messages/findings.generated.ts';
import { useItemActions } from '../item-actions.ts';
import type { ItemMark } from './item-mark.ts';
import { MarkIcon } from './mark-icon.tsx';
import { type Cure, useCure } from './use-cure.ts';

const TONES: Readonly<Record<FindingSeverity, ItemMark['tone'] | null>> = {
  error: 'error',
  warning: 'warning',
  note: null,
};

/** Everything that was found on an item, each with what can be done about it. */
export function FindingList({ item }: { readonly item: ProjectItem }) {
  const styles = useStyles();
  const cureOf = useCure(item);
  return (
    <section aria-label={FINDINGS_MESSAGES.list}>
      <h3 className={styles.title}>{FINDINGS_MESSAGES.list}</h3>
      <ul className={styles.list} aria-label={FINDINGS_MESSAGES.list}>
        {item.findings.map((finding) => {
          const { code, severity, message } = finding;
          const tone = TONES[severity];
          const cure = cureOf(finding);
          return (
            <li key={`${code} ${message}`} className={styles.finding}>
              <span className={styles.icon}>
                <VisuallyHidden>{FINDINGS_MESSAGES.severity[severity]}: </VisuallyHidden>
                {tone !== null && <MarkIcon tone={tone} />}
              </span>
              <span className={styles.words}>
                <span>{message}</span>
                {cure !== null && <FindingCure item={item} cure={cure} />}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

interface FindingCureProps {
  readonly item: ProjectItem;
  readonly cure: Cure;
}

/** The button, and beside it what rating again would change of motor and price. */
function FindingCure({ item: { projectItemId, rowVersion }, cure }: FindingCureProps) {
  const styles = useStyles();
  const { projectId } = useItemActions();
  const effectId = useId();
  const { label, name, run, ratedAt } = cure;
  return (
    <span className={styles.cure}>
      <Link as="button" type="button" aria-label={name} aria-describedby={effectId} onClick={run}>
        {label}
      </Link>
      {ratedAt !== undefined && (
        <ReRatingEffect
          {...ratedAt}
          id={effectId}
          projectId={projectId}
          projectItemId={projectItemId}
          rowVersion={rowVersion}
          sentence={(effect) => FINDINGS_MESSAGES.effect({ effect })}
        />
      )}
    </span>
  );
}

const useStyles = makeStyles({
  title: {
    margin: `0 0 ${tokens.spacingVerticalS}`,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
  },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  finding: { display: 'flex', gap: tokens.spacingHorizontalS, paddingBlock: tokens.spacingVerticalXXS },
  icon: { flex: '0 0 20px' },
  words: { minWidth: 0 },
  cure: { display: 'block', minHeight: '24px' },
});
