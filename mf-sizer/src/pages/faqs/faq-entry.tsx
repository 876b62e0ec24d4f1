import { ChevronDownRegular } from '@fluentui/react-icons/headless/svg/chevron-down';
import type { Faq } from '@specbuilder/shared-contracts/api';
import { Link, makeStyles, tokens, usePlatform } from '@specbuilder/shared-ui/core';
import { useEffect, useRef, useState } from 'react';
import { FAQS_MESSAGES } from '../../messages/faqs.generated.ts';
import { Reply } from './answer.tsx';

interface FaqEntryProps {
  readonly faq: Faq;
  /** The address leads to it: it comes into view open. */
  readonly isLinked: boolean;
}

/** The browser's native disclosure: find-in-page opens the answers that contain a match. */
export function FaqEntry({ faq: { id, question, answer }, isLinked }: FaqEntryProps) {
  const styles = useStyles();
  const { serverUrl } = usePlatform();
  const [isOpen, setIsOpen] = useState(isLinked);
  const summary = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isLinked) return;
    setIsOpen(true);
    summary.current?.scrollIntoView({ block: 'center' });
    summary.current?.focus({ preventScroll: true });
  }, [isLinked]);
  return (
    <details id={id} className={styles.entry} open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary ref={summary} className={styles.question}>
        <span>{question}</span>
        <ChevronDownRegular aria-hidden className={styles.chevron} fontSize={20} />
      </summary>
      <div className={styles.answer}>
        <Reply html={answer} />
        <Link href={`${serverUrl}/faqs#${id}`} className={styles.link} aria-label={FAQS_MESSAGES.linkTo({ question })}>
          {FAQS_MESSAGES.link}
        </Link>
      </div>
    </details>
  );
}

const useStyles = makeStyles({
  entry: {
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    '&[open] > summary > svg': { transform: 'rotate(180deg)' },
  },
  question: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalM,
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL}`,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
    cursor: 'pointer',
    listStyleType: 'none',
    '::-webkit-details-marker': { display: 'none' },
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  chevron: { flexShrink: 0, color: tokens.colorNeutralForeground3 },
  answer: {
    maxWidth: '72ch',
    padding: `0 ${tokens.spacingHorizontalL} ${tokens.spacingVerticalL}`,
    lineHeight: tokens.lineHeightBase400,
    '& p': { marginBlock: `0 ${tokens.spacingVerticalM}` },
  },
  link: { fontSize: tokens.fontSizeBase200 },
});
