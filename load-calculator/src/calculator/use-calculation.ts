import { type LoadCalculation, type LoadCalculationForm, loadCalculationForm } from '@specbuilder/shared-contracts/api';
import { usePlatform } from '@specbuilder/shared-ui/core';
import { useContractForm } from '@specbuilder/shared-ui/forms';
import { useEffect, useRef, useState } from 'react';
import { CALCULATION_MESSAGES } from '../messages/calculation.generated.ts';
import { newCalculation } from '../presets/new-calculation.ts';
import { type Draft, readDraft } from './draft.ts';
import { useKeeping } from './use-keeping.ts';

export interface Copied {
  readonly id: string;
  readonly values: LoadCalculationForm;
}

/** The calculation on the page, and what takes its place: another, a new one, or the copy that the page was opened for. */
export function useCalculation(copied: Copied | null) {
  const [first] = useState(() => firstDraft(copied));
  const [started, setStarted] = useState<Omit<Draft, 'values'>>(first);
  const keeping = useKeeping({ kept: started.of, onStored: take });
  const form = useContractForm({
    schema: loadCalculationForm,
    values: first.values,
    submit: keeping.save,
    onRejected: (error) => void keeping.sayRejected(error, () => form.submitTo(keeping.saveAsNew)),
  });
  const { reset, formState } = form.methods;
  function begin({ values, ...next }: Partial<Draft> & Pick<Draft, 'values'>): void {
    setStarted((old) => ({ openedCopy: old.openedCopy, of: null, isChanged: false, ...next }));
    reset(values);
  }
  function take({ id, rowVersion, copyId, ...calculation }: LoadCalculation): void {
    begin({ of: { id, rowVersion, copyId }, values: valuesOf(calculation) });
  }
  useQuestion(copied !== null && first.openedCopy !== copied.id, () => copied !== null && begin(draftOf(copied)));
  return {
    form,
    draft: { ...started, isChanged: started.isChanged || formState.isDirty },
    take,
    beginNew: () => begin({ values: newCalculation() }),
    /** What was kept is gone; what it says stays, and is nowhere else from now on. */
    forget: () => setStarted((old) => ({ ...old, of: null, isChanged: true })),
  };
}

/** Prompts once whether the copy may replace what the tab has not saved. */
function useQuestion(isOpen: boolean, onAgreed: () => void): void {
  const { dialogs } = usePlatform();
  const isRequested = useRef(false);
  useEffect(() => {
    if (!isOpen || isRequested.current) return;
    isRequested.current = true;
    void dialogs.confirm(CALCULATION_MESSAGES.copyOver).then((isAgreed) => isAgreed && onAgreed());
  });
}

/** What is not saved comes before a copy, which can be opened again. */
function firstDraft(copied: Copied | null): Draft {
  const left = readDraft();
  if (copied !== null && !left?.isChanged) return draftOf(copied);
  return left ?? { of: null, values: newCalculation(), isChanged: false, openedCopy: null };
}

function draftOf({ id, values }: Copied): Draft {
  return { of: null, values: valuesOf(values), isChanged: false, openedCopy: id };
}

function valuesOf({ name, postalCode, building }: LoadCalculationForm): LoadCalculationForm {
  return { name, postalCode: postalCode ?? '', building };
}
