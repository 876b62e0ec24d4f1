import { makeStyles, tokens } from '@specbuilder/shared-ui/core';

interface SelectionBoxProps {
  readonly label: string;
  readonly state: boolean | 'mixed';
  readonly onChange: (isChecked: boolean) => void;
  /** Of a box in a row, which the arrow keys of the grid come to. */
  readonly stop?: { readonly 'data-stop': string; readonly tabIndex: number };
}

/** The browser's own box in the brand's colour: hundreds of them are drawn while a list scrolls. */
export function SelectionBox({ label, state, onChange, stop }: SelectionBoxProps) {
  const styles = useStyles();
  return (
    <input
      type="checkbox"
      className={styles.box}
      aria-label={label}
      checked={state === true}
      ref={(box) => {
        if (box !== null) box.indeterminate = state === 'mixed';
      }}
      onChange={({ target }) => onChange(target.checked)}
      {...stop}
    />
  );
}

const useStyles = makeStyles({
  box: {
    flexShrink: 0,
    width: '20px',
    height: '20px',
    margin: tokens.spacingHorizontalXXS,
    accentColor: tokens.colorCompoundBrandBackground,
    cursor: 'pointer',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
});
