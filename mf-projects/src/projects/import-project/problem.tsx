import { makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { MessageBar, MessageBarBody, MessageBarTitle } from '@specbuilder/shared-ui/data';
import type { FileProblem } from './read-file.ts';

/** What is wrong with the file; more than one error is listed with the paths. */
export function Problem({ title, details }: FileProblem) {
  const styles = useStyles();
  return (
    <MessageBar intent="error" layout="multiline">
      <MessageBarBody className={styles.problem}>
        <MessageBarTitle>{title}</MessageBarTitle>
        {details.length > 0 && (
          <ul className={styles.details}>
            {details.map((detail) => (
              <li key={detail}>{detail}</li>
            ))}
          </ul>
        )}
      </MessageBarBody>
    </MessageBar>
  );
}

const useStyles = makeStyles({
  problem: { overflowWrap: 'anywhere' },
  details: { margin: `${tokens.spacingVerticalXS} 0 0`, paddingInlineStart: tokens.spacingHorizontalL },
});
