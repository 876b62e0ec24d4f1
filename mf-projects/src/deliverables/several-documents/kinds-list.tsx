import type { FileFormat, GeneratedDeliverable } from '@specbuilder/shared-contracts/domain';
import { makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { Checkbox, Select, Spinner } from '@specbuilder/shared-ui/data';
import { DELIVERABLES_MESSAGES } from '../../messages/deliverables.generated.ts';
import { SEVERAL_DOCUMENTS_MESSAGES as MESSAGES } from '../../messages/several-documents.generated.ts';

/** The chosen kinds with their files. */
export type ChosenKinds = ReadonlyMap<GeneratedDeliverable, FileFormat>;

interface KindsListProps {
  readonly offered: readonly GeneratedDeliverable[];
  readonly chosen: ChosenKinds;
  readonly onChange: (chosen: ChosenKinds) => void;
  readonly isBusy: (deliverable: GeneratedDeliverable) => boolean;
  /** Why one cannot be made; null when it can. */
  readonly hindranceOf: (deliverable: GeneratedDeliverable) => string | null;
}

/** Which documents, and as which file; each says when it is being made. */
export function KindsList({ offered, chosen, onChange, isBusy, hindranceOf }: KindsListProps) {
  const styles = useStyles();
  const withKind = (deliverable: GeneratedDeliverable, format: FileFormat | null) => {
    const kinds = new Map(chosen);
    if (format === null) kinds.delete(deliverable);
    else kinds.set(deliverable, format);
    onChange(kinds);
  };
  return (
    <fieldset className={styles.kinds}>
      <legend className={styles.title}>{MESSAGES.documents}</legend>
      <ul className={styles.list}>
        {offered.map((deliverable) => {
          const hindrance = hindranceOf(deliverable);
          const formats: readonly FileFormat[] = deliverable.formats;
          const format = chosen.get(deliverable) ?? deliverable.formats[0];
          const label = deliverable.label();
          return (
            <li key={deliverable.key} className={styles.kind}>
              <Checkbox
                checked={hindrance === null && chosen.has(deliverable)}
                disabled={hindrance !== null}
                title={hindrance ?? undefined}
                onChange={(_, { checked }) => withKind(deliverable, checked === true ? format : null)}
                label={label}
              />
              <span className={styles.file}>
                {isBusy(deliverable) && <Spinner size="extra-tiny" label={DELIVERABLES_MESSAGES.generating} />}
                <Select
                  size="small"
                  aria-label={MESSAGES.fileOf({ deliverable: label })}
                  disabled={!chosen.has(deliverable) || formats.length === 1}
                  value={format.name}
                  onChange={(_, { value }) =>
                    withKind(deliverable, formats.find(({ name }) => name === value) ?? format)
                  }
                >
                  {formats.map(({ name }) => (
                    <option key={name} value={name}>
                      {name}
                    </option>
                  ))}
                </Select>
              </span>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}

const useStyles = makeStyles({
  kinds: { minWidth: 0, margin: 0, padding: 0, border: 'none' },
  title: { padding: 0, marginBottom: tokens.spacingVerticalXS, fontWeight: tokens.fontWeightSemibold },
  list: {
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
  },
  kind: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    minHeight: '40px',
    paddingRight: tokens.spacingHorizontalS,
    ':not(:last-child)': { borderBottom: `1px solid ${tokens.colorNeutralStroke3}` },
  },
  file: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalS, marginLeft: 'auto' },
});
