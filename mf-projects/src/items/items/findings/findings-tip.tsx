import type { ItemFinding } from '@specbuilder/shared-contracts/domain';
import { makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { Tooltip } from '@specbuilder/shared-ui/overlay';

interface FindingsTipProps {
  readonly findings: readonly ItemFinding[];
  readonly target: HTMLElement | null;
  readonly onEnter: () => void;
  readonly onLeave: () => void;
}

/** What was found on an item, for eyes: the status that it belongs to has the same words as its description. */
export default function FindingsTip({ findings, target, onEnter, onLeave }: FindingsTipProps) {
  const styles = useStyles();
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
        children: findings.map(({ code, message }) => (
          <span key={`${code} ${message}`} className={styles.finding}>
            {message}
          </span>
        )),
      }}
    />
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
});
