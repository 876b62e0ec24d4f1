import type { ThemeEntry } from '@specbuilder/shared-contracts/api';
import { makeStyles, mergeClasses, tokens, useMediaQuery, useReadable } from '@specbuilder/shared-ui/core';
import { Radio, RadioGroup } from '@specbuilder/shared-ui/data';
import { type ReactNode, useEffect, useRef } from 'react';
import type { FeaturePanelProps } from '../../feature/define-feature.ts';
import { THEME_MESSAGES } from '../../messages/theme.generated.ts';
import { ThemePreview } from './theme-preview.tsx';

const SYSTEM = 'system';

/** The brand's themes and that of the device; a choice applies immediately and is stored in cookies. */
export default function ThemePanel({ ports }: FeaturePanelProps<'theme', 'settings' | 'theme'>) {
  const styles = useStyles();
  const { settings, theme } = ports;
  const { appearance, themes } = useReadable(settings).manufacturer;
  const { themeName } = useReadable(theme.state);
  const isDeviceDark = useMediaQuery('(prefers-color-scheme: dark)');
  const follows = useReadable(theme.followsSystem);
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => group.current?.querySelector<HTMLElement>('input:checked')?.focus(), []);
  const chosen = follows ? SYSTEM : themeName;
  const choose = (value: string) => (value === SYSTEM ? theme.followSystem() : theme.choose(value));
  return (
    <div className={styles.panel}>
      <p className={styles.note}>{THEME_MESSAGES.atOnce}</p>
      <RadioGroup
        ref={group}
        aria-label={THEME_MESSAGES.themes}
        value={chosen}
        onChange={(_, { value }) => choose(value)}
        className={styles.cards}
      >
        {themes.map((entry) => (
          <Card
            key={entry.name}
            value={entry.name}
            title={entry.title ?? entry.name}
            text={textOf(entry)}
            chosen={chosen}
          >
            <ThemePreview appearance={appearance} isDark={entry.isDark} />
          </Card>
        ))}
        {themes.length > 1 && (
          <Card
            value={SYSTEM}
            title={THEME_MESSAGES.asSystem}
            chosen={chosen}
            text={isDeviceDark ? THEME_MESSAGES.nowDark : THEME_MESSAGES.nowLight}
          >
            <ThemePreview appearance={appearance} isDark={false} />
            <ThemePreview appearance={appearance} isDark isOtherHalf />
          </Card>
        )}
      </RadioGroup>
      <p className={styles.note}>{THEME_MESSAGES.printedLight}</p>
    </div>
  );
}

function textOf({ isDefault, isDark }: ThemeEntry): string {
  if (isDefault) return THEME_MESSAGES.isDefault;
  return isDark ? THEME_MESSAGES.isDark : THEME_MESSAGES.isLight;
}

interface CardProps {
  readonly value: string;
  readonly title: string;
  readonly text: string;
  readonly chosen: string;
  readonly children: ReactNode;
}

function Card({ value, title, text, chosen, children }: CardProps) {
  const styles = useStyles();
  return (
    <div className={mergeClasses(styles.card, value === chosen && styles.chosen)}>
      <div className={styles.preview}>{children}</div>
      <Radio
        value={value}
        className={styles.radio}
        label={
          <span className={styles.words}>
            <span className={styles.title}>{title}</span>
            <span className={styles.text}>{text}</span>
          </span>
        }
      />
    </div>
  );
}

const useStyles = makeStyles({
  panel: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  note: {
    margin: 0,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  cards: { display: 'flex', flexDirection: 'column', alignItems: 'stretch', gap: tokens.spacingVerticalM },
  card: {
    overflow: 'hidden',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
  },
  chosen: {
    border: `1px solid ${tokens.colorCompoundBrandStroke}`,
    boxShadow: `inset 0 0 0 1px ${tokens.colorCompoundBrandStroke}`,
  },
  preview: { position: 'relative', margin: '2px' },
  radio: { width: '100%' },
  words: { display: 'flex', flexDirection: 'column' },
  title: { color: tokens.colorNeutralForeground1, fontWeight: tokens.fontWeightSemibold },
  text: {
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
});
