import { RELEASE_ITEM_KINDS, type ReleaseNote } from '@specbuilder/shared-contracts/api';
import { formatInstant } from '@specbuilder/shared-contracts/language';
import { makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { Badge } from '@specbuilder/shared-ui/data';
import { RELEASE_MESSAGES } from '../../messages/release.generated.ts';

const KIND_COLORS = { new: 'brand', better: 'informative', fixed: 'success' } as const;
const DAY = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;

/** A day such as 2026-11-21 as people read it. */
export function shownDay(day: string): string {
  const instant = `${day}T00:00:00Z`;
  return Number.isNaN(Date.parse(instant)) ? day : formatInstant(instant, DAY);
}

/** What one version brought, by kind; scrolls by itself when it is long. */
export function ReleaseText({ note }: { readonly note: ReleaseNote }) {
  const styles = useStyles();
  const { version, date, title, items } = note;
  const kinds = RELEASE_ITEM_KINDS.map((kind) => ({ kind, texts: items.filter((item) => item.kind === kind) }));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable by keyboard
    <section className={styles.text} tabIndex={0} aria-labelledby="release-version">
      <h3 id="release-version" className={styles.version}>
        {RELEASE_MESSAGES.version({ version })} <span className={styles.day}>{shownDay(date)}</span>
      </h3>
      <p className={styles.title}>{title}</p>
      {kinds
        .filter(({ texts }) => texts.length > 0)
        .map(({ kind, texts }) => (
          <div key={kind}>
            <Badge appearance="tint" color={KIND_COLORS[kind]}>
              {RELEASE_MESSAGES.kinds[kind]}
            </Badge>
            <ul className={styles.items}>
              {texts.map(({ text }) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </div>
        ))}
    </section>
  );
}

const useStyles = makeStyles({
  text: {
    overflowY: 'auto',
    minWidth: 0,
    padding: tokens.spacingVerticalM,
    overflowWrap: 'anywhere',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  version: {
    margin: 0,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
  },
  day: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightRegular,
  },
  title: { margin: `0 0 ${tokens.spacingVerticalM}` },
  items: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXS,
    margin: `${tokens.spacingVerticalS} 0 ${tokens.spacingVerticalL}`,
    paddingInlineStart: tokens.spacingHorizontalXL,
  },
});
