import { AddRegular } from '@fluentui/react-icons/headless/svg/add';
import { EditRegular } from '@fluentui/react-icons/headless/svg/edit';
import { LocationRegular } from '@fluentui/react-icons/headless/svg/location';
import type { Project } from '@specbuilder/shared-contracts/api';
import { decodeProjectName } from '@specbuilder/shared-contracts/domain';
import { formatInstant } from '@specbuilder/shared-contracts/language';
import { Button, makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { useState } from 'react';
import { ShareProject } from '../share-project/share-project.tsx';
import { DASHBOARD_TEXTS } from '../words/dashboard.generated.ts';
import { relativeTime } from './relative-time.ts';
import { RenameForm } from './rename-form.tsx';

interface ProjectHeadProps {
  readonly project: Project;
  readonly onAddEquipment: () => void;
}

export function ProjectHead({ project, onAddEquipment }: ProjectHeadProps) {
  const styles = useStyles();
  const [isRenaming, setIsRenaming] = useState(false);
  const name = decodeProjectName(project.displayName);
  const place = [project.siteAddress?.city, project.siteAddress?.state, project.siteAddress?.postalCode];
  return (
    <header className={styles.head}>
      <div className={styles.row}>
        {isRenaming ? (
          <RenameForm project={project} onDone={() => setIsRenaming(false)} />
        ) : (
          <div className={styles.name}>
            <h1 className={styles.title} title={name}>
              {name}
            </h1>
            <Button
              appearance="subtle"
              icon={<EditRegular />}
              aria-label={DASHBOARD_TEXTS.rename}
              onClick={() => setIsRenaming(true)}
            />
          </div>
        )}
        <div className={styles.actions}>
          <ShareProject project={project} />
          <Button appearance="primary" icon={<AddRegular />} onClick={onAddEquipment}>
            {DASHBOARD_TEXTS.addEquipment}
          </Button>
        </div>
      </div>
      <p className={styles.facts}>
        {place.some(Boolean) && (
          <span className={styles.place}>
            <LocationRegular aria-hidden /> {place.filter(Boolean).join(', ')}
          </span>
        )}
        <span>{DASHBOARD_TEXTS.reference({ id: project.referenceId })}</span>
        <time
          dateTime={project.updatedOnUtc}
          title={formatInstant(project.updatedOnUtc, { dateStyle: 'medium', timeStyle: 'short' })}
        >
          {DASHBOARD_TEXTS.edited({ when: relativeTime(project.updatedOnUtc) })}
        </time>
      </p>
    </header>
  );
}

const useStyles = makeStyles({
  head: {
    padding: `${tokens.spacingVerticalL} ${tokens.spacingHorizontalXXL} ${tokens.spacingVerticalM}`,
    backgroundColor: tokens.colorNeutralBackground1,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    '@media (max-width: 639.98px)': { paddingInlineStart: '12px', paddingInlineEnd: '12px' },
  },
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalM,
  },
  actions: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
  name: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalXS, minWidth: 0 },
  title: {
    margin: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: 650,
    letterSpacing: '-0.015em',
  },
  facts: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalL}`,
    margin: `${tokens.spacingVerticalXS} 0 0`,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  place: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    color: tokens.colorNeutralForeground1,
  },
});
