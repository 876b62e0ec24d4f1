import { makeStyles, tokens } from '@specbuilder/shared-ui/core';

/** A value or a reason under the options of a section. */
export function SectionNote({ text }: { readonly text: string }) {
  return <p className={useStyles().note}>{text}</p>;
}

const useStyles = makeStyles({
  note: {
    margin: 0,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    borderTop: `1px solid ${tokens.colorNeutralStroke3}`,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
  },
});
