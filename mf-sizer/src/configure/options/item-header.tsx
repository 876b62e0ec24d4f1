import { ArrowLeftRegular } from '@fluentui/react-icons/headless/svg/arrow-left';
import { OpenRegular } from '@fluentui/react-icons/headless/svg/open';
import type { FanItem } from '@specbuilder/shared-contracts/api';
import { decodeProjectName } from '@specbuilder/shared-contracts/domain';
import { formatQuantity, Link, makeStyles, tokens, usePlatform, useReadable } from '@specbuilder/shared-ui/core';
import { Pictogram } from '@specbuilder/shared-ui/pictograms';
import { useQuery } from '@specbuilder/shared-ui/query';
import { ScreenLink } from '@specbuilder/shared-ui/router';
import { useServerAddress } from '@specbuilder/shared-ui/widgets';
import type { ReactNode } from 'react';
import { useLinkToken } from '../../item/links/use-link-token.ts';
import { OPTIONS_MESSAGES } from '../../messages/options.generated.ts';
import { searchOf } from './search-of-item.ts';

interface ItemHeaderProps {
  readonly item: FanItem;
  /** Beside the way back. */
  readonly actions: ReactNode;
  /** Tag, quantity and notes. */
  readonly children: ReactNode;
}

/** What is being configured: model, kind, duty, project. */
export function ItemHeader({ item, actions, children }: ItemHeaderProps) {
  const styles = useStyles();
  const { storage } = usePlatform();
  const link = useLinkToken();
  const addressOf = useServerAddress();
  const projectName = useProjectName(item.projectId);
  const facts = [item.description, numberOf(item), dutyOf(item), projectName].filter(
    (fact) => fact !== null && fact !== '',
  );
  return (
    <header className={styles.head}>
      <div className={styles.ways}>
        <ScreenLink
          state="app.fans.sizer.search"
          params={{ ...searchOf(item, storage), ...(link !== null && { link }) }}
          className={styles.back}
        >
          <ArrowLeftRegular aria-hidden /> {OPTIONS_MESSAGES.back}
        </ScreenLink>
        <div className={styles.actions}>{actions}</div>
      </div>
      <div className={styles.columns}>
        <div className={styles.fan}>
          <span className={styles.picture}>
            <Pictogram name={item.pictogram} sizePx={44} />
          </span>
          <div className={styles.words}>
            <div className={styles.line}>
              <h1 className={styles.model} translate="no">
                {item.modelDisplayAs}
              </h1>
              {item.productDetailUrl !== null && (
                <Link
                  href={addressOf(item.productDetailUrl)}
                  target="_blank"
                  rel="noopener noreferrer"
                  className={styles.link}
                >
                  {OPTIONS_MESSAGES.productPage} <OpenRegular aria-hidden />
                </Link>
              )}
            </div>
            <p className={styles.facts}>{facts.join(' · ')}</p>
          </div>
        </div>
        {children}
      </div>
    </header>
  );
}

/** Model number where the options add to the model. */
function numberOf({ modelNumber }: FanItem): string | null {
  return modelNumber == null ? null : OPTIONS_MESSAGES.modelNumber({ modelNumber });
}

function dutyOf({ rating, hvls }: FanItem): string {
  if (rating === null) return formatQuantity(hvls?.coveredSquareFootage, 'area');
  const pressure = formatQuantity(rating.externalStaticPressure, 'dutyPressure');
  return OPTIONS_MESSAGES.duty({ airflow: formatQuantity(rating.requiredCfm, 'airflow'), pressure });
}

/** Name of the item's project, else of the open one, which it will join. */
function useProjectName(projectId: string | null): string | null {
  const { apiQueries, session, currentProject } = usePlatform();
  const isSignedIn = useReadable(session.user) !== null;
  const open = useReadable(currentProject);
  const id = projectId ?? open;
  const { data } = useQuery({
    ...apiQueries.projectStubs.read.queryOptions({ input: { projectId: id ?? '' } }),
    enabled: isSignedIn && id !== null,
  });
  return data === undefined || id === null ? null : decodeProjectName(data.displayName);
}

const useStyles = makeStyles({
  head: {
    padding: `${tokens.spacingVerticalS} 24px ${tokens.spacingVerticalM}`,
    backgroundColor: tokens.colorNeutralBackground1,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    '@media (max-width: 639.98px)': { paddingInline: '12px' },
  },
  ways: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: '32px' },
  actions: { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end' },
  back: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    minHeight: '24px',
    color: tokens.colorNeutralForeground2,
    '@media (pointer: coarse)': { minHeight: '44px' },
  },
  columns: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalXXL}`,
  },
  fan: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    minWidth: 0,
    flexGrow: 1,
    flexBasis: '360px',
  },
  picture: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    width: '56px',
    height: '56px',
    backgroundColor: tokens.colorSubtleBackgroundHover,
    borderRadius: tokens.borderRadiusMedium,
  },
  words: { minWidth: 0 },
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: tokens.spacingHorizontalM },
  model: {
    margin: 0,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: 650,
    letterSpacing: '-0.015em',
    overflowWrap: 'anywhere',
  },
  link: { display: 'inline-flex', alignItems: 'center', gap: tokens.spacingHorizontalXS },
  facts: { margin: 0, color: tokens.colorNeutralForeground2, fontVariantNumeric: 'tabular-nums' },
});
