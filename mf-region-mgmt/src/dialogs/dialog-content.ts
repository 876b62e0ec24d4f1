import { makeStyles, tokens } from '@specbuilder/shared-ui/core';

/** What is in a dialog, below each other. */
export const useDialogContent = makeStyles({
  content: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
    // Leave space for the focus rings of the outermost fields.
    padding: `2px 2px ${tokens.spacingVerticalM}`,
  },
});
