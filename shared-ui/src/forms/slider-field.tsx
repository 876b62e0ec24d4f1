import { makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { Slider } from '@specbuilder/shared-ui/data';
import { useContractField } from './use-contract-field.ts';

interface SliderFieldProps {
  readonly name: string;
  /** Name of the slider for those who do not see what it stands beside. */
  readonly label: string;
  readonly minimum: number;
  readonly maximum: number;
  /** The value in words, as it stands below the slider. */
  readonly text: (value: number) => string;
  /** The least stands at the right, as for figures that go to the left of another. */
  readonly isMirrored?: boolean;
}

/** A whole figure between two others, for which a feeling is enough. */
export function SliderField({ name, label, minimum, maximum, text, isMirrored = false }: SliderFieldProps) {
  const styles = useStyles();
  const { field } = useContractField(name);
  const value = Number(field.value ?? minimum);
  const sign = isMirrored ? -1 : 1;
  return (
    <div className={styles.field}>
      <Slider
        size="small"
        className={styles.slider}
        min={isMirrored ? -maximum : minimum}
        max={isMirrored ? -minimum : maximum}
        value={sign * value}
        onChange={(_, { value: place }) => field.onChange(Math.abs(place))}
        onBlur={field.onBlur}
        input={{ ref: field.ref, name, 'aria-label': label, 'aria-valuetext': text(value) }}
      />
      <span aria-hidden className={styles.value}>
        {text(value)}
      </span>
    </div>
  );
}

const useStyles = makeStyles({
  field: { display: 'flex', flexDirection: 'column', minWidth: 0 },
  slider: { minWidth: 0, '@media (pointer: coarse)': { minHeight: '44px' } },
  value: {
    textAlign: 'center',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    fontVariantNumeric: 'tabular-nums',
  },
});
