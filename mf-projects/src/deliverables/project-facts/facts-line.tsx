import { PROJECT_NUMBERS, PROJECT_PARTIES, type Project } from '@specbuilder/shared-contracts/api';
import { Button, makeStyles, ResettableLazy, tokens } from '@specbuilder/shared-ui/core';
import { useState } from 'react';
import { PROJECT_FACTS_MESSAGES as MESSAGES } from '../../messages/project-facts.generated.ts';
import { useMayChange } from '../../project-data/project-role/use-may-change.ts';
import { useProjectFacts } from './use-project-facts.ts';

/** What the documents say beside the equipment, in a line, with the way to change it. */
export function FactsLine({ project }: { readonly project: Project }) {
  const styles = useStyles();
  const mayChange = useMayChange(project);
  const [isOpen, setIsOpen] = useState(false);
  const { projectId } = project;
  const words = useWords(projectId);
  return (
    <section className={styles.box} aria-label={MESSAGES.title}>
      <div className={styles.words}>
        <h2 className={styles.title}>{MESSAGES.title}</h2>
        <p className={styles.given}>{words}</p>
      </div>
      <Button onClick={() => setIsOpen(true)}>{mayChange ? MESSAGES.edit : MESSAGES.show}</Button>
      {isOpen && (
        <ResettableLazy
          load={() => import('./facts-drawer.tsx')}
          props={{ projectId, isReadOnly: !mayChange, onClose: () => setIsOpen(false) }}
          fallback={null}
          failed={() => null}
        />
      )}
    </section>
  );
}

/** Empty while it is loaded, and where that fails: the drawer says so. */
function useWords(projectId: string): string {
  const { data } = useProjectFacts(projectId);
  if (data === undefined) return '';
  const { facts } = data;
  const given = [...PROJECT_PARTIES, ...PROJECT_NUMBERS].flatMap((name) => {
    const value = facts[name];
    return value ? [MESSAGES.given({ name: MESSAGES.fields[name], value })] : [];
  });
  if (facts.status) given.push(MESSAGES.statuses[facts.status]);
  return given.length === 0 ? MESSAGES.none : given.join(' · ');
}

const useStyles = makeStyles({
  box: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalM,
    padding: tokens.spacingHorizontalM,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  words: { flex: '1 1 12rem', minWidth: 0 },
  title: { margin: 0, fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
  given: {
    margin: 0,
    overflowWrap: 'anywhere',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
});
