import { AddRegular } from '@fluentui/react-icons/headless/svg/add';
import { DeleteRegular } from '@fluentui/react-icons/headless/svg/delete';
import type { LoadCalculationForm } from '@specbuilder/shared-contracts/api';
import { FACINGS, ROOF_CONSTRUCTIONS, WALL_CONSTRUCTIONS } from '@specbuilder/shared-contracts/domain';
import { Button, makeStyles, tokens, VisuallyHidden } from '@specbuilder/shared-ui/core';
import { QuantityField, SelectField, useFormContext, useWatch } from '@specbuilder/shared-ui/forms';
import type { ReactNode } from 'react';
import { BUILDING_MESSAGES } from '../messages/building.generated.ts';
import { NEW_ROOF, NEW_WALL, NEW_WINDOW } from '../presets/new-calculation.ts';
import { FormSection } from './form-section.tsx';
import { MEASURES } from './measures.ts';

type Surfaces = 'walls' | 'windows' | 'roofs';

/** Walls without their windows, each by what it faces. */
export function WallsSection() {
  return (
    <SurfaceList surfaces="walls" title={BUILDING_MESSAGES.walls} add={BUILDING_MESSAGES.addWall} fresh={NEW_WALL}>
      {(path) => (
        <>
          <FacingField path={path} />
          <QuantityField name={`${path}.area`} of="area" label={BUILDING_MESSAGES.area} />
          <ConstructionField
            path={path}
            options={WALL_CONSTRUCTIONS.map((value) => ({
              value,
              label: BUILDING_MESSAGES.wallConstructions({ construction: value }),
            }))}
          />
          <AbsorptanceField path={path} />
        </>
      )}
    </SurfaceList>
  );
}

export function WindowsSection() {
  return (
    <SurfaceList
      surfaces="windows"
      title={BUILDING_MESSAGES.windows}
      add={BUILDING_MESSAGES.addWindow}
      fresh={NEW_WINDOW}
    >
      {(path) => (
        <>
          <FacingField path={path} />
          <QuantityField name={`${path}.area`} of="area" label={BUILDING_MESSAGES.area} />
          <QuantityField name={`${path}.u`} of={MEASURES.conductance} label={BUILDING_MESSAGES.conductance} />
          <QuantityField name={`${path}.shgc`} of={MEASURES.coefficient} label={BUILDING_MESSAGES.shgc} />
        </>
      )}
    </SurfaceList>
  );
}

export function RoofsSection() {
  return (
    <SurfaceList surfaces="roofs" title={BUILDING_MESSAGES.roofs} add={BUILDING_MESSAGES.addRoof} fresh={NEW_ROOF}>
      {(path) => (
        <>
          <QuantityField name={`${path}.area`} of="area" label={BUILDING_MESSAGES.area} />
          <ConstructionField
            path={path}
            options={ROOF_CONSTRUCTIONS.map((value) => ({
              value,
              label: BUILDING_MESSAGES.roofConstructions({ construction: value }),
            }))}
          />
          <AbsorptanceField path={path} />
        </>
      )}
    </SurfaceList>
  );
}

function FacingField({ path }: { readonly path: string }) {
  const options = FACINGS.map((value) => ({ value, label: BUILDING_MESSAGES.facings({ facing: value }) }));
  return <SelectField name={`${path}.facing`} label={BUILDING_MESSAGES.facing} options={options} />;
}

function ConstructionField({ path, options }: { readonly path: string; readonly options: readonly Choice[] }) {
  return (
    <div className={useStyles().wide}>
      <SelectField name={`${path}.construction`} label={BUILDING_MESSAGES.construction} options={options} />
    </div>
  );
}

interface Choice {
  readonly value: string;
  readonly label: string;
}

function AbsorptanceField({ path }: { readonly path: string }) {
  return <QuantityField name={`${path}.absorptance`} of={MEASURES.coefficient} label={BUILDING_MESSAGES.absorptance} />;
}

interface SurfaceListProps<K extends Surfaces> {
  readonly surfaces: K;
  readonly title: string;
  readonly add: string;
  readonly fresh: LoadCalculationForm['building'][K][number];
  /** Fields of one of them, whose names begin with the path. */
  readonly children: (path: string) => ReactNode;
}

function SurfaceList<K extends Surfaces>({ surfaces, title, add, fresh, children }: SurfaceListProps<K>) {
  const styles = useStyles();
  const { getValues, setValue } = useFormContext();
  const path = `building.${surfaces}`;
  const count = (useWatch({ name: path }) as readonly unknown[]).length;
  const write = (list: readonly unknown[]) => setValue(path, list, { shouldDirty: true, shouldValidate: true });
  const listed = () => getValues(path) as readonly unknown[];
  return (
    <FormSection
      title={title}
      actions={
        <Button size="small" icon={<AddRegular />} onClick={() => write([...listed(), fresh])}>
          {add}
        </Button>
      }
    >
      {count === 0 && <p className={styles.none}>{BUILDING_MESSAGES.none}</p>}
      {Array.from({ length: count }, (_, index) => (
        <fieldset key={index} className={styles.row}>
          <legend>
            <VisuallyHidden>{BUILDING_MESSAGES.surface({ title, number: index + 1 })}</VisuallyHidden>
          </legend>
          <div className={styles.fields}>{children(`${path}.${index}`)}</div>
          <Button
            appearance="subtle"
            icon={<DeleteRegular />}
            aria-label={BUILDING_MESSAGES.remove({ title, number: index + 1 })}
            onClick={() => write(listed().filter((_surface, at) => at !== index))}
          />
        </fieldset>
      ))}
    </FormSection>
  );
}

const useStyles = makeStyles({
  none: { margin: 0, color: tokens.colorNeutralForeground3 },
  row: {
    display: 'flex',
    alignItems: 'end',
    gap: tokens.spacingHorizontalS,
    minWidth: 0,
    margin: 0,
    padding: 0,
    border: 'none',
  },
  wide: { gridColumn: 'span 2', minWidth: 0 },
  fields: {
    display: 'grid',
    flexGrow: 1,
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))',
    alignItems: 'start',
    gap: tokens.spacingHorizontalM,
    minWidth: 0,
  },
});
