import { currentLanguage } from '@specbuilder/shared-contracts/language';
import { isPlainClick } from '@specbuilder/shared-ui/browser';
import { formatQuantity, Link, makeStyles, tokens, usePlatform, useReadable } from '@specbuilder/shared-ui/core';
import { Pictogram } from '@specbuilder/shared-ui/pictograms';
import { type MouseEvent, useState } from 'react';
import { RECENT_MESSAGES } from '../../messages/recent.generated.ts';
import { forgetWork, type RecentWork, readRecentWork } from './recent-work.ts';
import { timeAgo } from './time-ago.ts';

/** Maximum number on the start page: one row of three. */
const SHOWN = 3;

/** Own latest searches and items, each where it was left. */
export default function RecentWorkList() {
  const styles = useStyles();
  const platform = usePlatform();
  useReadable(platform.session.user);
  const [isExpired, setForgotten] = useState(false);
  const works = isExpired ? [] : readRecentWork(platform).slice(0, SHOWN);
  if (works.length === 0) return null;
  const forget = () => {
    forgetWork(platform);
    setForgotten(true);
  };
  return (
    <section aria-labelledby="recent-work">
      <header className={styles.head}>
        <h2 id="recent-work" className={styles.title}>
          {RECENT_MESSAGES.title}
        </h2>
        <Link as="button" type="button" className={styles.forget} onClick={forget}>
          {RECENT_MESSAGES.forget}
        </Link>
      </header>
      <ul className={styles.works}>
        {works.map((work) => (
          <li key={`${work.kind}-${work.id}`}>
            <WorkCard work={work} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function WorkCard({ work }: { readonly work: RecentWork }) {
  const styles = useStyles();
  const { navigation, serverUrl } = usePlatform();
  const open = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    navigation.history.push(work.href);
  };
  return (
    <a href={serverUrl + work.href} className={styles.card} onClick={open}>
      <span className={styles.picture}>
        <Pictogram name={work.pictogram} sizePx={28} />
      </span>
      <span className={styles.words}>
        <span className={styles.line}>
          <span className={styles.name}>{work.name}</span>
          <span className={styles.tag}>{work.kind === 'search' ? RECENT_MESSAGES.search : work.tag}</span>
        </span>
        <span className={styles.duty} translate="no">
          {dutyOf(work)}
        </span>
      </span>
      <span className={styles.time}>{timeAgo(new Date(work.atUtc), new Date(), currentLanguage.locale())}</span>
    </a>
  );
}

function dutyOf({ cfm, sp, squareFeet }: RecentWork): string {
  const duty = [
    cfm !== null && formatQuantity(cfm, 'airflow'),
    sp !== null && formatQuantity(sp, 'dutyPressure'),
    squareFeet !== null && formatQuantity(squareFeet, 'area'),
  ];
  return duty.filter(Boolean).join(' · ');
}

const useStyles = makeStyles({
  head: { display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: tokens.spacingHorizontalM },
  title: {
    margin: `0 0 ${tokens.spacingVerticalS}`,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
  forget: { flexShrink: 0, fontSize: tokens.fontSizeBase200 },
  works: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))',
    gap: tokens.spacingHorizontalMNudge,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  card: {
    boxSizing: 'border-box',
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    height: '100%',
    padding: tokens.spacingHorizontalM,
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    color: tokens.colorNeutralForeground1,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    textDecorationLine: 'none',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  picture: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    width: '40px',
    height: '40px',
    backgroundColor: tokens.colorSubtleBackgroundHover,
    borderRadius: tokens.borderRadiusMedium,
  },
  words: { display: 'flex', flexDirection: 'column', flexGrow: 1, minWidth: 0 },
  line: { display: 'flex', gap: tokens.spacingHorizontalS, minWidth: 0, whiteSpace: 'nowrap' },
  name: { overflow: 'hidden', textOverflow: 'ellipsis', fontWeight: tokens.fontWeightSemibold },
  tag: {
    flexShrink: 0,
    maxWidth: '12ch',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    color: tokens.colorNeutralForeground2,
  },
  duty: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200, fontVariantNumeric: 'tabular-nums' },
  time: { flexShrink: 0, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
});
