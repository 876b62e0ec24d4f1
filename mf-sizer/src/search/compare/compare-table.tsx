import { DismissRegular } from '@fluentui/react-icons/headless/svg/dismiss';
import { Button, makeStyles, mergeClasses, tokens } from '@specbuilder/shared-ui/core';
import { Pictogram } from '@specbuilder/shared-ui/pictograms';
import { COMPARE_MESSAGES } from '../../messages/compare.generated.ts';
import { type ComparedFan, namesOf } from './compared-result.ts';
import { StrokeSample } from './stroke-sample.tsx';
import type { ValueGroup } from './value-rows.ts';

interface CompareTableProps {
  readonly fans: readonly ComparedFan[];
  readonly groups: readonly ValueGroup[];
  /** Absent in print. */
  readonly onRemove?: (key: string) => void;
  readonly onConfigure?: (fan: ComparedFan) => void;
}

/** Values of the fans in columns, with the best of each marked as text. */
export function CompareTable({ fans, groups, onRemove, onConfigure }: CompareTableProps) {
  const styles = useStyles();
  const names = namesOf(fans);
  if (groups.length === 0) return <p>{COMPARE_MESSAGES.same}</p>;
  return (
    // A table wider than a phone scrolls under its first column.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard (WCAG 2.1.1)
    <section className={styles.scroll} tabIndex={0} aria-label={COMPARE_MESSAGES.title({ count: fans.length })}>
      <table className={styles.table}>
        <thead>
          <tr>
            <td className={styles.label} />
            {fans.map(({ key, model, driveText, pictogram }, index) => (
              <th key={key} scope="col" className={styles.fan}>
                <span className={styles.face}>
                  <Pictogram name={pictogram} sizePx={28} />
                  {onRemove !== undefined && (
                    <Button
                      appearance="subtle"
                      size="small"
                      icon={<DismissRegular />}
                      aria-label={COMPARE_MESSAGES.remove({ model: names[index] ?? '' })}
                      onClick={() => onRemove(key)}
                    />
                  )}
                </span>
                <span className={styles.model} translate="no">
                  <StrokeSample place={index} /> {model}
                </span>
                {names[index] !== model && <span className={styles.drive}>{driveText}</span>}
              </th>
            ))}
          </tr>
          {onConfigure !== undefined && (
            <tr>
              <td className={styles.label} />
              {fans.map((fan, index) => (
                <td key={fan.key} className={styles.numeric}>
                  <Button
                    size="small"
                    aria-label={COMPARE_MESSAGES.configureModel({ model: names[index] ?? '' })}
                    onClick={() => onConfigure(fan)}
                  >
                    {COMPARE_MESSAGES.configure}
                  </Button>
                </td>
              ))}
            </tr>
          )}
        </thead>
        {groups.map(({ title, values }) => (
          <tbody key={title}>
            <tr>
              <th scope="rowgroup" colSpan={fans.length + 1} className={styles.group}>
                {title}
              </th>
            </tr>
            {values.map(({ id, label, texts, best }) => (
              <tr key={id}>
                <th scope="row" className={styles.label}>
                  {label}
                </th>
                {fans.map(({ key }, index) => (
                  <td key={key} className={mergeClasses(styles.numeric, best.includes(index) && styles.strong)}>
                    {best.includes(index) && <span className={styles.best}>{COMPARE_MESSAGES.best} </span>}
                    <span className={styles.value}>{texts[index]}</span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}

const cell = { padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalS}` };

const useStyles = makeStyles({
  scroll: { overflowX: 'auto', minWidth: 0 },
  table: {
    width: '100%',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums',
    '& tbody td, & tbody th': { borderBottom: `1px solid ${tokens.colorNeutralStroke3}` },
  },
  fan: { ...cell, minWidth: '96px', textAlign: 'end', verticalAlign: 'bottom', fontWeight: tokens.fontWeightSemibold },
  face: { display: 'flex', alignItems: 'center', justifyContent: 'flex-end' },
  model: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: tokens.spacingHorizontalXS,
    whiteSpace: 'nowrap',
  },
  drive: {
    display: 'block',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightRegular,
  },
  group: {
    ...cell,
    paddingTop: tokens.spacingVerticalM,
    paddingInlineStart: 0,
    textAlign: 'start',
    fontWeight: tokens.fontWeightSemibold,
  },
  label: {
    ...cell,
    position: 'sticky',
    insetInlineStart: 0,
    minWidth: '132px',
    paddingInlineStart: 0,
    textAlign: 'start',
    fontWeight: tokens.fontWeightRegular,
    color: tokens.colorNeutralForeground2,
    backgroundColor: tokens.colorNeutralBackground1,
    // In print nothing scrolls under it, and its background would cover the lines between rows.
    '@media print': { position: 'static', backgroundColor: 'transparent' },
  },
  /** A duty is a sentence: on one line it pushes the other fans out of sight. */
  value: { display: 'inline-block', maxWidth: '160px', whiteSpace: 'normal', verticalAlign: 'top' },
  numeric: { ...cell, textAlign: 'end', whiteSpace: 'nowrap' },
  strong: { fontWeight: tokens.fontWeightSemibold },
  best: { color: tokens.colorStatusSuccessForeground1, fontSize: tokens.fontSizeBase200 },
});
