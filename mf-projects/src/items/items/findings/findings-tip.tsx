import type { ProjectItem } from '@specbuilder/shared-contracts/api';
import type { ItemFinding } from '@specbuilder/shared-contracts/domain';
import { makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { Tooltip } from '@specbuilder/shared-ui/overlay';
import { ReRatingEffect } from '@specbuilder/shared-ui/widgets';
import { useContext } from 'react';
import { FINDINGS_MESSAGES } from '../../../messages/findings.generated.ts';
import { ItemActionsContext, useItemActions } from '../item-actions.ts';
import { useCure } from './use-cure.ts';

interface FindingsTipProps {
  readonly item: ProjectItem;
  readonly target: HTMLElement | null;
  readonly onEnter: () => void;
  readonly onLeave: () => void;
}

/**
 * What was found on an item, each with its cure, for eyes: the status that it belongs to has the same findings as its description,
 * and the details of the item have the cures as buttons.
 */
export default function FindingsTip({ item, target, onEnter, onLeave }: FindingsTipProps) {
  const styles = useStyles();
  const hasActions = useContext(ItemActionsContext) !== null;
  return (
    <Tooltip
      visible
      withArrow
      relationship="inaccessible"
      positioning={{ target, position: 'above' }}
      content={{
        className: styles.surface,
        onPointerEnter: onEnter,
        onPointerLeave: onLeave,
        children: item.findings.map((finding) => (
          <span key={`${finding.code} ${finding.message}`} className={styles.finding}>
            {finding.message}
            {hasActions && <CureText item={item} finding={finding} />}
          </span>
        )),
      }}
    />
  );
}

interface CureTextProps {
  readonly item: ProjectItem;
  readonly finding: ItemFinding;
}

/** "Rate for 604 ft: motor becomes 3/4 hp, +$44.00"; the cure alone until its effect is known. */
function CureText({ item, finding }: CureTextProps) {
  const styles = useStyles();
  const { projectId } = useItemActions();
  const cure = useCure(item)(finding);
  if (cure === null) return null;
  const { projectItemId, rowVersion } = item;
  return (
    <span className={styles.cure}>
      {cure.label}
      {cure.ratedAt !== undefined && (
        <ReRatingEffect
          {...cure.ratedAt}
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
  surface: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalS,
    maxWidth: 'min(360px, calc(100vw - 32px))',
    padding: tokens.spacingHorizontalM,
  },
  finding: { display: 'block' },
  cure: { display: 'block', fontWeight: tokens.fontWeightSemibold },
});
