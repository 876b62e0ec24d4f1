import { type LoadCalculation, type LoadCalculationForm, loadCalculationForm } from '@specbuilder/shared-contracts/api';
import { makeStyles, tokens, usePlatform } from '@specbuilder/shared-ui/core';
import { ContractFormView, TextField, useContractForm, useWatch } from '@specbuilder/shared-ui/forms';
import { type ReactNode, useEffect, useState } from 'react';
import { SiteSection } from '../building/site-section.tsx';
import { SpaceSection } from '../building/space-section.tsx';
import { RoofsSection, WallsSection, WindowsSection } from '../building/surfaces-section.tsx';
import { UseSection } from '../building/use-section.tsx';
import { newCalculation } from '../presets/new-calculation.ts';
import type { ProductLink } from '../product-link/product-link.ts';
import { ResultsFoot } from '../results/results-foot.tsx';
import { ResultsPanel } from '../results/results-panel.tsx';
import { useBlockLoad } from '../results/use-block-load.ts';
import { CALCULATION_TEXTS } from '../words/calculation.generated.ts';
import { CalculatorBar } from './calculator-bar.tsx';
import { type Draft, keepDraft, readDraft } from './draft.ts';
import { useKeeping } from './use-keeping.ts';

interface CalculatorPageProps {
  readonly link: ProductLink;
  /** What the page begins with in place of what was left or a new building. */
  readonly copied: LoadCalculationForm | null;
}

/** The building on one side, its loads on the other. */
export function CalculatorPage({ link, copied }: CalculatorPageProps) {
  const styles = useStyles();
  const [first] = useState(() => firstDraft(copied));
  const [kept, setKept] = useState<Draft['of']>(first.of);
  const keeping = useKeeping({ kept, onKept: take });
  const form = useContractForm({
    schema: loadCalculationForm,
    values: first.values,
    submit: keeping.save,
    onRefused: keeping.sayRefused,
  });
  const { reset, formState } = form.methods;
  function take(calculation: LoadCalculation): void {
    setKept(calculation);
    reset(valuesOf(calculation));
  }
  const begin = (values: LoadCalculationForm) => {
    setKept(null);
    reset(values);
  };
  return (
    <ContractFormView form={form} label={CALCULATION_TEXTS.form} className={styles.page}>
      <CalculatorBar
        kept={kept}
        isBusy={formState.isSubmitting}
        isChanged={formState.isDirty || kept === null}
        onOpen={take}
        onNew={() => begin(newCalculation())}
        onForget={() => setKept(null)}
      />
      <Workings link={link} kept={kept} isChanged={formState.isDirty}>
        <TextField name="name" label={CALCULATION_TEXTS.name} />
        <SiteSection />
        <SpaceSection />
        <WallsSection />
        <WindowsSection />
        <RoofsSection />
        <UseSection />
      </Workings>
    </ContractFormView>
  );
}

interface WorkingsProps {
  readonly link: ProductLink;
  readonly kept: Draft['of'];
  readonly isChanged: boolean;
  /** The building. */
  readonly children: ReactNode;
}

/** The building with its loads beside it, or below it with a line of them in sight. */
function Workings({ link, kept, isChanged, children }: WorkingsProps) {
  const styles = useStyles();
  const values = useWatch() as LoadCalculationForm;
  const { name, building } = values;
  useEffect(() => link.showTitle(kept === null || name === '' ? null : name), [link, kept, name]);
  useEffect(() => keepDraft(isChanged ? { of: kept, values } : null), [kept, values, isChanged]);
  useLookedAt(kept?.id ?? null);
  const load = useBlockLoad(building);
  return (
    <>
      <div className={styles.columns}>
        <div className={styles.building}>{children}</div>
        <div className={styles.results}>
          <ResultsPanel load={load} />
        </div>
      </div>
      <ResultsFoot load={load} />
    </>
  );
}

/** Whoever opens a kept calculation looks at its results, which the log of the region counts (action 12). */
function useLookedAt(id: string | null): void {
  const { api, log } = usePlatform();
  useEffect(() => {
    if (id === null) return;
    api.loadCalculator.results({ id }).catch((error: unknown) => log.error('A look at results was not counted', error));
  }, [api, log, id]);
}

function firstDraft(copied: LoadCalculationForm | null): Draft {
  if (copied !== null) return { of: null, values: { ...copied, postalCode: copied.postalCode ?? '' } };
  return readDraft() ?? { of: null, values: newCalculation() };
}

function valuesOf({ name, postalCode, building }: LoadCalculation): LoadCalculationForm {
  return { name, postalCode: postalCode ?? '', building };
}

const useStyles = makeStyles({
  page: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalL,
    padding: tokens.spacingHorizontalXL,
    '@media (max-width: 639.98px)': { padding: tokens.spacingHorizontalM },
  },
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
    alignItems: 'start',
    gap: tokens.spacingHorizontalXL,
    '@media (max-width: 1023.98px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
    '@media print': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  building: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL, minWidth: 0 },
  results: {
    position: 'sticky',
    top: tokens.spacingVerticalL,
    minWidth: 0,
    '@media (max-width: 1023.98px)': { position: 'static' },
  },
});
