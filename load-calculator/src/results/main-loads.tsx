import type { BlockLoad } from '@specbuilder/fan-engine/block-load';
import { makeStyles, Quantity, tokens } from '@specbuilder/shared-ui/core';
import type { ReactNode } from 'react';
import { RESULT_MESSAGES } from '../messages/result.generated.ts';

/** What a unit is chosen by; words where there is nothing to cool. */
export function MainLoads({ load }: { readonly load: BlockLoad }) {
  const styles = useStyles();
  const { cooling, heating, ventilationAirflow, people } = load;
  return (
    <dl className={styles.loads} aria-live="polite">
      {cooling.tons > 0 ? (
        <MainLoad label={RESULT_MESSAGES.cooling} more={<Quantity value={cooling.coilPeak.total} of="heatOutput" />}>
          <Quantity value={cooling.tons} of="coolingTons" />
        </MainLoad>
      ) : (
        <MainLoad label={RESULT_MESSAGES.cooling}>{RESULT_MESSAGES.noCooling}</MainLoad>
      )}
      <MainLoad label={RESULT_MESSAGES.heating} more={<Quantity value={heating.total} of="heatOutput" />}>
        <Quantity value={heating.total / 1000} of="capacity" />
      </MainLoad>
      {cooling.supplyAirflow > 0 ? (
        <MainLoad
          label={RESULT_MESSAGES.supplyAir}
          more={RESULT_MESSAGES.sensible({ percent: sensiblePercent(cooling.spacePeak) })}
        >
          <Quantity value={cooling.supplyAirflow} of="airflow" />
        </MainLoad>
      ) : (
        <MainLoad label={RESULT_MESSAGES.supplyAir}>{RESULT_MESSAGES.noSupplyAir}</MainLoad>
      )}
      <MainLoad label={RESULT_MESSAGES.outdoorAir} more={RESULT_MESSAGES.people({ count: Math.round(people) })}>
        <Quantity value={ventilationAirflow} of="airflow" />
      </MainLoad>
    </dl>
  );
}

interface MainLoadProps {
  readonly label: string;
  readonly more?: ReactNode;
  readonly children: ReactNode;
}

function MainLoad({ label, more, children }: MainLoadProps) {
  const styles = useStyles();
  return (
    <div className={styles.load}>
      <dt>{label}</dt>
      <dd className={styles.main}>{children}</dd>
      {more !== undefined && <dd className={styles.quiet}>{more}</dd>}
    </div>
  );
}

/** Of a space that needs sensible cooling, so that the sum is above 0. */
function sensiblePercent({ sensible, latent }: BlockLoad['cooling']['spacePeak']): number {
  return (100 * sensible) / (sensible + latent);
}

const useStyles = makeStyles({
  loads: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: tokens.spacingHorizontalM,
    margin: 0,
  },
  load: {
    padding: tokens.spacingHorizontalM,
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    '& dt': { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
    '& dd': { margin: 0 },
  },
  main: {
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
  },
  quiet: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
});
