import { makeStyles, tokens } from '@specbuilder/shared-ui/core';

/** Fields one below the other, and the button that sends them. */
export const useFormStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  actions: { display: 'flex', justifyContent: 'flex-end', marginTop: tokens.spacingVerticalS },
});
