import type { Faq } from '@specbuilder/shared-contracts/api';
import { ERRORS, NAVIGATION_TITLES, referenceOf } from '@specbuilder/shared-contracts/domain';
import {
  EmptyState,
  LoadFailure,
  makeStyles,
  SkeletonRows,
  tokens,
  usePlatform,
  VisuallyHidden,
} from '@specbuilder/shared-ui/core';
import { SearchBox } from '@specbuilder/shared-ui/data';
import { PageFrame } from '@specbuilder/shared-ui/page';
import { useQuery } from '@specbuilder/shared-ui/query';
import { Screen, useLocation } from '@specbuilder/shared-ui/router';
import { useState } from 'react';
import { FAQS_MESSAGES } from '../../messages/faqs.generated.ts';
import { FaqEntry } from './faq-entry.tsx';
import { byCategory, findFaqs } from './find-faqs.ts';

const SKELETON_ROWS = 8;

/** Questions of the brand with their answers; the screen counts as shown once they are loaded (FAQ-002). */
export default function FaqsPage() {
  const styles = useStyles();
  const faqs = useQuery(usePlatform().apiQueries.faqs.list.queryOptions());
  const [typed, setTyped] = useState('');
  return (
    <Screen state="app.faqs" isReady={!faqs.isPending}>
      <div className={styles.page}>
        <PageFrame
          title={NAVIGATION_TITLES.frequentlyAskedQuestions}
          lead={FAQS_MESSAGES.lead}
          actions={
            <SearchBox
              className={styles.search}
              aria-label={FAQS_MESSAGES.find}
              placeholder={FAQS_MESSAGES.find}
              value={typed}
              onChange={(_, { value }) => setTyped(value)}
            />
          }
        >
          {faqs.isPending && <SkeletonRows rows={SKELETON_ROWS} rowHeightPx={44} />}
          {faqs.isError && (
            <LoadFailure title={ERRORS.generic} {...referenceOf(faqs.error)} onRetry={() => void faqs.refetch()} />
          )}
          {faqs.data && <Questions faqs={faqs.data} typed={typed} />}
        </PageFrame>
      </div>
    </Screen>
  );
}

function Questions({ faqs, typed }: { readonly faqs: readonly Faq[]; readonly typed: string }) {
  const styles = useStyles();
  const { hash } = useLocation();
  const found = findFaqs(faqs, typed);
  return (
    <>
      <VisuallyHidden>
        <span role="status">{typed.trim() !== '' && FAQS_MESSAGES.found({ count: found.length })}</span>
      </VisuallyHidden>
      {found.length === 0 ? (
        <EmptyState title={FAQS_MESSAGES.none} text={FAQS_MESSAGES.noneText} />
      ) : (
        <div className={styles.list}>
          {byCategory(found).map(({ category, faqs: ofCategory }) => (
            <section key={category} aria-label={category} className={styles.group}>
              <h2 className={styles.category}>{category}</h2>
              {ofCategory.map((faq) => (
                <FaqEntry key={faq.id} faq={faq} isLinked={hash === `#${faq.id}`} />
              ))}
            </section>
          ))}
        </div>
      )}
    </>
  );
}

const useStyles = makeStyles({
  page: { boxSizing: 'border-box', width: '100%', maxWidth: '1180px', marginInline: 'auto' },
  search: { width: '280px', '@media (max-width: 639.98px)': { width: '100%', maxWidth: 'none' } },
  list: {
    overflow: 'hidden',
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
  },
  group: { ':not(:first-child)': { borderTop: `1px solid ${tokens.colorNeutralStroke1}` } },
  category: {
    margin: 0,
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL}`,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightRegular,
  },
});
