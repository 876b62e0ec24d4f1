import type { BrandAppearance } from '@specbuilder/shared-contracts/api';
import { buildTheme, FluentProvider, makeStyles, mergeClasses, tokens } from '@specbuilder/shared-ui/core';
import { useMemo } from 'react';

interface ThemePreviewProps {
  readonly appearance: BrandAppearance;
  readonly isDark: boolean;
  /** The right half of another preview, cut along a slant. */
  readonly isOtherHalf?: boolean;
}

/** A page in miniature, drawn with the real theme. */
export function ThemePreview({ appearance, isDark, isOtherHalf = false }: ThemePreviewProps) {
  const styles = useStyles();
  const theme = useMemo(() => buildTheme(appearance, isDark, false), [appearance, isDark]);
  return (
    <FluentProvider theme={theme} className={mergeClasses(styles.page, isOtherHalf && styles.otherHalf)} aria-hidden>
      <svg viewBox="0 0 320 120" className={styles.drawing} role="presentation">
        <rect width="320" height="120" fill={tokens.colorNeutralBackground2} />
        <rect width="62" height="120" fill={tokens.colorNeutralBackground3} />
        <rect x="10" y="10" width="16" height="8" rx="4" fill={tokens.colorBrandForeground1} />
        {[30, 44, 58].map((y) => (
          <rect key={y} x="10" y={y} width="40" height="5" rx="2.5" fill={tokens.colorNeutralForeground3} />
        ))}
        <rect x="74" y="30" width="96" height="8" rx="4" fill={tokens.colorNeutralForeground1} />
        <rect
          x="74"
          y="48"
          width="234"
          height="60"
          rx="4"
          strokeWidth="1"
          fill={tokens.colorNeutralBackground1}
          stroke={tokens.colorNeutralStroke2}
        />
        <path d="M86 60 Q130 64 164 98" fill="none" strokeWidth="2.5" stroke={tokens.colorBrandForeground1} />
        <path
          d="M86 98 Q130 90 164 60"
          fill="none"
          strokeWidth="1.5"
          strokeDasharray="3 3"
          stroke={tokens.colorNeutralForeground2}
        />
        <rect x="186" y="60" width="104" height="5" rx="2.5" fill={tokens.colorNeutralForeground3} />
        <rect x="186" y="72" width="74" height="5" rx="2.5" fill={tokens.colorNeutralForeground3} />
        <rect x="186" y="86" width="58" height="14" rx="3" fill={tokens.colorBrandBackground} />
      </svg>
    </FluentProvider>
  );
}

const useStyles = makeStyles({
  page: { display: 'flex', width: '100%' },
  otherHalf: { position: 'absolute', inset: 0, clipPath: 'polygon(58% 0, 100% 0, 100% 100%, 42% 100%)' },
  drawing: { display: 'block', width: '100%', height: 'auto' },
});
