import type { LoadCalculationForm } from '@specbuilder/shared-contracts/api';
import { makeStyles, tokens, usePlatform } from '@specbuilder/shared-ui/core';
import { ContractFormView, TextField, useWatch } from '@specbuilder/shared-ui/forms';
import { type ReactNode, useEffect } from 'react';
import { SiteSection } from '../building/site-section.tsx';
import { SpaceSection } from '../building/space-section.tsx';
import { RoofsSection, WallsSection, WindowsSection } from '../building/surfaces-section.tsx';
import { UseSection } from '../building/use-section.tsx';
import { CALCULATION_MESSAGES } from '../messages/calculation.generated.ts';
import type { ProductLink } from '../product-link/product-link.ts';
import { ResultsFooter } from '../results/results-footer.tsx';
import { ResultsPanel } from '../results/results-panel.tsx';
import { SizeUnitButton } from '../results/size-unit-button.tsx';
import { unitForLoad } from '../results/unit-for-load.ts';
import { useBlockLoad } from '../results/use-block-load.ts';
import { CalculatorBar } from './calculator-bar.tsx';
import { type Draft, keepDraft } from './draft.ts';
import { type Copied, useCalculation } from './use-calculation.ts';

interface CalculatorPageProps {
  readonly link: ProductLink;
  /** What the page was opened for in place of what was left or a new building. */
  readonly copied: Copied | null;
}

/** The building on one side, its loads on the other. */
export function CalculatorPage({ link, copied }: CalculatorPageProps) {
  const styles = useStyles();
  const { form, draft, take, beginNew, forget } = useCalculation(copied);
  return (
    <ContractFormView form={form} label={CALCULATION_MESSAGES.form} className={styles.page}>
      <CalculatorBar
        kept={draft.of}
        isBusy={form.methods.formState.isSubmitting}
        isChanged={draft.isChanged || draft.of === null}
        onOpen={take}
        onNew={beginNew}
        onForget={forget}
      />
      <Workings link={link} {...draft}>
        <TextField name="name" label={CALCULATION_MESSAGES.name} />
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

interface WorkingsProps extends Omit<Draft, 'values'> {
  readonly link: ProductLink;
  /** The building. */
  readonly children: ReactNode;
}

/** The building with its loads beside it, or below it with a line of them in sight. */
function Workings({ link, of: kept, isChanged, openedCopy, children }: WorkingsProps) {
  const styles = useStyles();
  const values = useWatch() as LoadCalculationForm;
  const { name, postalCode, building } = values;
  useEffect(() => link.showTitle(kept === null || name === '' ? null : name), [link, kept, name]);
  useEffect(() => keepDraft({ of: kept, values, isChanged, openedCopy }), [kept, values, isChanged, openedCopy]);
  useLookedAt(kept?.id ?? null);
  const workings = useBlockLoad(building);
  const { worked } = workings;
  const unit = worked && unitForLoad(worked, { name, postalCode, copyId: kept?.copyId ?? null });
  return (
    <>
      <div className={styles.columns}>
        <div className={styles.building}>{children}</div>
        <div className={styles.results}>
          <ResultsPanel {...workings}>
            <SizeUnitButton unit={unit} onSize={link.sizeUnit} />
          </ResultsPanel>
        </div>
      </div>
      <ResultsFooter load={worked?.load ?? null} />
    </>
  );
}

/** Records that a user looks at the results of a stored calculation, which the region's log counts (action 12). */
function useLookedAt(id: string | null): void {
  const { api, log } = usePlatform();
  useEffect(() => {
    if (id === null) return;
    api.loadCalculator.results({ id }).catch((error: unknown) => log.error('A look at results was not counted', error));
  }, [api, log, id]);
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
