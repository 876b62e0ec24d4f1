import type { SalesRegion } from '@specbuilder/shared-contracts/api';
import { mayEditRegion } from '@specbuilder/shared-contracts/domain';
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
import type { FeaturePanelProps } from '../../feature/define-feature.ts';
import type { Ports } from '../../feature/ports.ts';
import { REGION_MESSAGES } from '../../messages/region.generated.ts';
import { OfficeContact } from './office-contact.tsx';
import { hasOfficeMap, OfficeMap } from './office-map.tsx';
import { useSalesOffice } from './use-sales-office.ts';

type OfficePorts = 'apiQueries' | 'log' | 'maps' | 'panels' | 'region' | 'salesOffice' | 'session' | 'settings';

/** The user's sales office: where it is, how to reach it, and the ways to another one or to a correction. */
export default function OfficePanel({ ports }: FeaturePanelProps<'sales-office', OfficePorts>) {
  const { regionNumber } = useReadable(ports.region);
  const { office, isPending, retry } = useSalesOffice(ports);
  if (regionNumber === null) return <NoOffice panels={ports.panels} />;
  if (office !== undefined) return <Office ports={ports} office={office} />;
  if (isPending) return <SkeletonRows rows={5} rowHeightPx={48} />;
  return <LoadFailure title={REGION_MESSAGES.officeNotLoaded} onRetry={retry} />;
}

function NoOffice({ panels }: Pick<Ports, 'panels'>) {
  return (
    <EmptyState
      title={REGION_MESSAGES.noOffice}
      text={REGION_MESSAGES.noOfficeHint}
      actions={
        <Button appearance="primary" onClick={() => void panels.open('region-searcher', {})}>
          {REGION_MESSAGES.find}
        </Button>
      }
    />
  );
}

interface OfficeProps {
  readonly ports: Pick<Ports, OfficePorts>;
  readonly office: SalesRegion;
}

function Office({ ports, office }: OfficeProps) {
  const styles = useStyles();
  const { hasMultipleRegions } = useReadable(ports.settings).manufacturer;
  const user = useReadable(ports.session.user);
  const { panels } = ports;
  return (
    <div className={styles.columns}>
      <section className={styles.details} aria-labelledby="office-title">
        <Badge appearance="tint" className={styles.mark}>
          {REGION_MESSAGES.yours}
        </Badge>
        <h3 id="office-title" className={styles.title}>
          {hasMultipleRegions ? REGION_MESSAGES.title({ region: office.region }) : office.description}
        </h3>
        {hasMultipleRegions && <p className={styles.description}>{office.description}</p>}
        <OfficeContact office={office} />
        <div className={styles.actions}>
          <Button appearance="primary" onClick={() => void panels.open('project-help', {})}>
            {REGION_MESSAGES.requestAssistance}
          </Button>
          {hasMultipleRegions && (
            <Button onClick={() => void panels.open('region-searcher', {})}>{REGION_MESSAGES.changeRegion}</Button>
          )}
          {mayEditRegion(user, office.region) && (
            <Button appearance="transparent" onClick={() => void panels.open('regional-edit', { region: office })}>
              {REGION_MESSAGES.requestCorrection}
            </Button>
          )}
        </div>
      </section>
      {hasOfficeMap(ports, office) && <OfficeMap ports={ports} office={office} />}
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
