import { Link, LoadFailure, makeStyles, ResettableLazy, SkeletonRows, tokens } from '@specbuilder/shared-ui/core';
import { LazyPopover } from '@specbuilder/shared-ui/overlay';
import { DETAIL_MESSAGES } from '../../messages/detail.generated.ts';
import { EXCLUSION_MESSAGES } from '../../messages/exclusion.generated.ts';
import type { WhyNotContentProps } from './why-not-content.tsx';

interface WhyNotProps extends WhyNotContentProps {
  readonly isShort: boolean;
}

const PLACE = { position: 'below', align: 'start', overflowBoundaryPadding: 12 } as const;

const loadContent = () => import(/* webpackChunkName: "other" */ './why-not-content.tsx');

/** Why the other sizes were excluded, loaded when a visitor wants to know. */
export function WhyNot({ isShort, onRelax, ...props }: WhyNotProps) {
  const styles = useStyles();
  const count = props.excluded.length;
  const title = EXCLUSION_MESSAGES.title({ count });
  return (
    <LazyPopover
      positioning={PLACE}
      withArrow
      opener={(opener) => (
        <Link {...opener} as="button" type="button" className={styles.link}>
          {isShort ? EXCLUSION_MESSAGES.why : EXCLUSION_MESSAGES.whyNot({ count })}
        </Link>
      )}
      // It has the focus itself, since the first control in it is still loaded: without the focus it would stay hidden to readers.
      surface={{ 'aria-label': title, className: styles.surface, tabIndex: -1, 'data-testid': 'why-not' }}
    >
      {(close) => (
        <>
          <h2 className={styles.title}>{title}</h2>
          <ResettableLazy
            load={loadContent}
            props={{
              ...props,
              onRelax: (relaxation) => {
                close();
                onRelax(relaxation);
              },
            }}
            fallback={<SkeletonRows rows={4} rowHeightPx={40} />}
            failed={(retry) => <LoadFailure title={DETAIL_MESSAGES.valuesFailed} onRetry={retry} />}
          />
        </>
      )}
    </LazyPopover>
  );
}

const useStyles = makeStyles({
  link: { minHeight: '24px', '@media (pointer: coarse)': { minHeight: '44px' } },
  surface: {
    boxSizing: 'border-box',
    width: '440px',
    maxWidth: 'calc(100vw - 48px)',
    maxHeight: 'min(640px, calc(100vh - 24px))',
    overflowY: 'auto',
    outlineStyle: 'none',
  },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
});
