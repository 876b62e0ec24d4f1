import type { SalesRegion } from '@specbuilder/shared-contracts/api';
import {
  Button,
  EmptyState,
  LoadFailure,
  makeStyles,
  SkeletonRows,
  tokens,
  useReadable,
} from '@specbuilder/shared-ui/core';
import { Badge } from '@specbuilder/shared-ui/data';
import type { OwnHost } from '../own-area/own-host.ts';
import type { OwnPanelProps } from '../own-area/own-panel-props.ts';
import { mayEditRegion } from '../regional-edit/region-changes.ts';
import { OfficeContact } from './office-contact.tsx';
import { hasOfficeMap, OfficeMap } from './office-map.tsx';
import { REGION_TEXTS } from './texts.ts';
import { useSalesOffice } from './use-sales-office.ts';

/** The user's sales office: where it is, how to reach it, and the ways to another one or to a correction. */
export default function OfficePanel({ shell }: OwnPanelProps<'sales-office'>) {
  const { regionNumber } = useReadable(shell.platform.shared.region);
  const { office, isPending, retry } = useSalesOffice(shell);
  if (regionNumber === null) return <NoOffice shell={shell} />;
  if (office !== undefined) return <Office shell={shell} office={office} />;
  if (isPending) return <SkeletonRows rows={5} rowHeightPx={48} />;
  return <LoadFailure title={REGION_TEXTS.officeNotLoaded} onRetry={retry} />;
}

function NoOffice({ shell }: { readonly shell: OwnHost }) {
  return (
    <EmptyState
      title={REGION_TEXTS.noOffice}
      text={REGION_TEXTS.noOfficeHint}
      actions={
        <Button appearance="primary" onClick={() => void shell.panels.open('region-searcher', {})}>
          {REGION_TEXTS.find}
        </Button>
      }
    />
  );
}

interface OfficeProps {
  readonly shell: OwnHost;
  readonly office: SalesRegion;
}

function Office({ shell, office }: OfficeProps) {
  const styles = useStyles();
  const { hasMultipleRegions } = useReadable(shell.services.settings).manufacturer;
  const user = useReadable(shell.services.session.user);
  const { panels } = shell;
  return (
    <div className={styles.columns}>
      <section className={styles.details} aria-labelledby="office-title">
        <Badge appearance="tint" className={styles.mark}>
          {REGION_TEXTS.yours}
        </Badge>
        <h3 id="office-title" className={styles.title}>
          {hasMultipleRegions ? REGION_TEXTS.title(office.region) : office.description}
        </h3>
        {hasMultipleRegions && <p className={styles.description}>{office.description}</p>}
        <OfficeContact office={office} />
        <div className={styles.actions}>
          <Button appearance="primary" onClick={() => void panels.open('project-help', {})}>
            {REGION_TEXTS.requestAssistance}
          </Button>
          {hasMultipleRegions && (
            <Button onClick={() => void panels.open('region-searcher', {})}>{REGION_TEXTS.changeRegion}</Button>
          )}
          {mayEditRegion(user, office.region) && (
            <Button appearance="transparent" onClick={() => void panels.open('regional-edit', { region: office })}>
              {REGION_TEXTS.askForCorrection}
            </Button>
          )}
        </div>
      </section>
      {hasOfficeMap(shell, office) && <OfficeMap shell={shell} office={office} />}
    </div>
  );
}

const useStyles = makeStyles({
  columns: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalXXL },
  details: { flex: '1 1 320px', minWidth: 0, display: 'flex', flexDirection: 'column' },
  mark: { alignSelf: 'flex-start', marginBlock: `${tokens.spacingVerticalXS} ${tokens.spacingVerticalS}` },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
  },
  description: { margin: 0, color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere' },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalS,
    marginTop: 'auto',
    paddingTop: tokens.spacingVerticalL,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
});
