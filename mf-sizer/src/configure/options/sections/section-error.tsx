import { ErrorCircle16Filled } from '@fluentui/react-icons/headless/svg/error-circle';
import { makeStyles, tokens } from '@specbuilder/shared-ui/core';
import type { GroupsPage } from '../groups-page.ts';

interface AirErrorProps {
  readonly page: Pick<GroupsPage, 'messages'>;
  readonly group: string;
  readonly text: string | null;
}

/** What the server says is wrong with the air of a section (OPT-051), unless the group's head says it already. */
export function AirError({ page, group, text }: AirErrorProps) {
  if (text === null) return null;
  const isSaid = page.messages.get(group)?.errors.some((said) => said.includes(text));
  return isSaid ? null : <SectionError text={text} />;
}

/** What is wrong in a section, at the fields that it is about. */
export function SectionError({ text }: { readonly text: string }) {
  const styles = useStyles();
  return (
    <p className={styles.error} role="alert">
      <ErrorCircle16Filled aria-hidden /> {text}
    </p>
  );
}

const useStyles = makeStyles({
  error: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalSNudge,
    margin: 0,
    padding: `0 ${tokens.spacingHorizontalM} ${tokens.spacingVerticalS}`,
    color: tokens.colorPaletteRedForeground1,
    fontSize: tokens.fontSizeBase200,
  },
});
