import { ResettableLazy } from '@specbuilder/shared-ui/core';
import type { ComponentProps } from 'react';
import type { UnitValues } from './unit-values.tsx';
import { WaitForRow } from './wait-for-row.tsx';

const loadUnitValues = async () => {
  const { UnitValues: component } = await import(/* webpackChunkName: "details" */ './unit-values.tsx');
  return { default: component };
};

/** Loaded with the first row that has more than a fan, since most results are of fans alone. */
export function LazyUnitValues(props: ComponentProps<typeof UnitValues>) {
  const { row, costs } = props;
  if (row.heating === null && row.cooling === null && costs.length === 0) return null;
  return (
    <ResettableLazy
      load={loadUnitValues}
      props={props}
      fallback={null}
      failed={(retry) => <WaitForRow hasFailed onRetry={retry} />}
    />
  );
}
