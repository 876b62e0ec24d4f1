import { WrenchRegular } from '@fluentui/react-icons/headless/svg/wrench';
import { Button, makeStyles, mergeClasses, tokens } from '@specbuilder/shared-ui/core';
import { useEffect, useState } from 'react';
import type { Telemetry } from '../../composition/index.ts';
import { OVERRIDES_MESSAGES } from '../../messages/overrides.generated.ts';
import type { Override } from './overridden-registry.ts';

interface OverrideBadgeProps {
  readonly overrides: readonly Override[];
  readonly telemetry: Pick<Telemetry, 'records' | 'watch'>;
  readonly onLeave: () => void;
}

/** Says on every screen whose code runs in the place of the site's, whether it does, and ends it in one click. */
export function OverrideBadge({ overrides, telemetry, onLeave }: OverrideBadgeProps) {
  const styles = useStyles();
  const [, redraw] = useState(0);
  useEffect(() => telemetry.watch(() => redraw((times) => times + 1)), [telemetry]);
  const lines = overrides.map((override) => ({ ...override, failure: failureOf(override, telemetry.records()) }));
  const hasFailed = lines.some(({ failure }) => failure !== null);
  return (
    <section aria-label={OVERRIDES_MESSAGES.title} className={mergeClasses(styles.badge, hasFailed && styles.failed)}>
      <WrenchRegular fontSize={20} aria-hidden className={styles.icon} />
      <ul className={styles.list} role="status">
        {lines.map(({ remote, origin, failure }) => (
          <li key={remote}>
            <strong>{remote}</strong> {OVERRIDES_MESSAGES.from({ address: origin.replace(/^http:\/\//, '') })}
            {failure !== null && <div className={styles.problem}>{failure}</div>}
          </li>
        ))}
      </ul>
      <Button size="small" appearance={hasFailed ? 'primary' : 'secondary'} onClick={onLeave}>
        {OVERRIDES_MESSAGES.leave}
      </Button>
    </section>
  );
}

/** Why it is not used, or how its code failed on this page. */
function failureOf({ remote, problem }: Override, records: ReturnType<Telemetry['records']>): string | null {
  if (problem !== null) return OVERRIDES_MESSAGES[problem];
  const last = records.findLast((record) => record.remote === remote);
  if (last === undefined || last.code === 'loaded' || last.code === 'mounted') return null;
  return OVERRIDES_MESSAGES.failed({ code: last.code, message: last.message });
}

const useStyles = makeStyles({
  badge: {
    position: 'fixed',
    bottom: tokens.spacingVerticalM,
    insetInlineStart: '50%',
    zIndex: 900,
    boxSizing: 'border-box',
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    width: 'max-content',
    maxWidth: 'min(560px, calc(100vw - 24px))',
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorNeutralBackground1,
    border: `2px solid ${tokens.colorBrandStroke1}`,
    borderRadius: tokens.borderRadiusLarge,
    boxShadow: tokens.shadow16,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    transform: 'translateX(-50%)',
  },
  failed: {
    borderTopColor: tokens.colorPaletteRedBorderActive,
    borderRightColor: tokens.colorPaletteRedBorderActive,
    borderBottomColor: tokens.colorPaletteRedBorderActive,
    borderLeftColor: tokens.colorPaletteRedBorderActive,
  },
  icon: { flexShrink: 0, color: tokens.colorBrandForeground1 },
  list: { flexGrow: 1, minWidth: 0, margin: 0, padding: 0, listStyleType: 'none', overflowWrap: 'anywhere' },
  problem: { color: tokens.colorPaletteRedForeground1 },
});
