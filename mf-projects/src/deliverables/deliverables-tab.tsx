import { MAX_DELIVERABLE_ITEMS, type Project } from '@specbuilder/shared-contracts/api';
import {
  DELIVERABLE_ERRORS,
  DELIVERABLES,
  ERRORS,
  type FileFormat,
  type GeneratedDeliverable,
  type PreviewedDeliverable,
  SCHEDULE,
  SUBMITTAL,
} from '@specbuilder/shared-contracts/domain';
import {
  BREAKPOINTS,
  Button,
  EmptyState,
  LoadFailure,
  makeStyles,
  mergeClasses,
  ResettableLazy,
  tokens,
  useArePricesShown,
  useMediaQuery,
  usePlatform,
} from '@specbuilder/shared-ui/core';
import { useState } from 'react';
import { isOffered } from '../items/items/item-values.ts';
import { inOrder } from '../items/items/ordering/in-order.ts';
import type { ItemSelection } from '../items/items/use-selection.ts';
import { DELIVERABLES_MESSAGES } from '../messages/deliverables.generated.ts';
import { DeliverableCard } from './deliverable-card.tsx';
import { DocumentActions } from './document-actions.tsx';
import { GeneratorDialog } from './generator/generator-dialog.tsx';
import { useChoices } from './generator/use-choices.ts';
import { HealthLine } from './health/health-line.tsx';
import { useDeliverableHealth } from './health/use-deliverable-health.ts';
import { hasPreview } from './icons.ts';
import { PreviewDialog } from './preview/preview-dialog.tsx';
import { PreviewPage } from './preview/preview-page.tsx';
import { FactsLine } from './project-facts/facts-line.tsx';
import { type RevitCheck, useRevitCheck } from './revit-check/use-revit-check.ts';
import { useDownloads } from './use-downloads.ts';

interface DeliverablesTabProps {
  readonly project: Project;
  /** What is chosen on the tab of items. */
  readonly selection: ItemSelection;
}

/** The deliverables of a project: a description, a preview and a download of each. */
export default function DeliverablesTab({ project, selection }: DeliverablesTabProps) {
  const { panels } = usePlatform();
  const items = inOrder(project.projectItems).filter(isOffered);
  if (items.length > 0) return <Deliverables project={project} items={items} selection={selection} />;
  return (
    <EmptyState
      title={DELIVERABLES_MESSAGES.emptyTitle}
      text={DELIVERABLES_MESSAGES.emptyText}
      actions={
        <Button appearance="primary" onClick={() => void panels.open('new-fan', {})}>
          {DELIVERABLES_MESSAGES.addEquipment}
        </Button>
      }
    />
  );
}

interface DeliverablesProps extends DeliverablesTabProps {
  readonly items: Project['projectItems'];
}

function Deliverables({ project, items, selection: selected }: DeliverablesProps) {
  const styles = useStyles();
  const isNarrow = useMediaQuery(BREAKPOINTS.belowLaptop);
  const [generated, setGenerated] = useState<GeneratedDeliverable | null>(null);
  const [several, setSeveral] = useState<FirstKinds | null>(null);
  const [isLarge, setIsLarge] = useState(false);
  const offered = useOffered();
  const [shown, setShown] = useShown(offered);
  const isQuoted = several !== null || [shown, generated].some(hasPrices);
  const choices = useChoices({ project, items, selected, hasPrices: isQuoted });
  const { made, selection } = choices;
  const health = useDeliverableHealth();
  const checkedIds = revitIds(items, selection.ids);
  const revit = useRevitCheck(checkedIds, health);
  const downloads = useDownloads();
  const outage = health === 'degraded' ? DELIVERABLE_ERRORS.serviceOutage : null;
  const hindranceOf = ({ needsDimensions }: GeneratedDeliverable) =>
    outage ?? (needsDimensions && revit.hasRevits === false ? DELIVERABLES_MESSAGES.noRevits : null);
  const preview = { choice: { ...made, deliverable: shown }, changeNumber: project.changeNumber };
  const cardOf = (deliverable: GeneratedDeliverable) => ({
    deliverable,
    isShown: !isNarrow && shown === deliverable,
    isBusy: downloads.isBusy(deliverable),
    hindrance: hindranceOf(deliverable),
    note: deliverable.needsDimensions ? revitNote(revit, checkedIds.length) : undefined,
    onPreview: () => {
      if (!hasPreview(deliverable)) return;
      setShown(deliverable);
      setIsLarge(isNarrow || shown === deliverable);
    },
    onGenerate: () => {
      setGenerated(deliverable);
      if (hasPreview(deliverable)) setShown(deliverable);
    },
  });
  return (
    <div className={styles.tab}>
      <div className={mergeClasses(styles.cards, generated !== null && !isNarrow && styles.behind)}>
        <FactsLine project={project} />
        <DocumentActions project={project} onSeveral={() => setSeveral(DEFAULT_KINDS)} />
        {offered.map((deliverable) => (
          <DeliverableCard key={deliverable.key} {...cardOf(deliverable)} />
        ))}
        <HealthLine state={health} />
      </div>
      {generated !== null && (
        <GeneratorDialog
          key={generated.key}
          {...{ project, choices, outage, deliverable: generated, isBusy: downloads.isBusy(generated) }}
          possibleIds={generated.needsDimensions && revit.hasRevits ? revit.itemsWithRevits : null}
          onDownload={(file) => downloads.start({ ...made, ...file })}
          onIssue={({ deliverable, format }) => setSeveral([[deliverable, format]])}
          onClose={() => setGenerated(null)}
        />
      )}
      {!isNarrow && (
        <div className={styles.preview}>
          <PreviewPage {...preview} />
        </div>
      )}
      {isLarge && <PreviewDialog {...preview} onClose={() => setIsLarge(false)} />}
      {several !== null && (
        <ResettableLazy
          load={() => import('./several-documents/documents-dialog.tsx')}
          props={{ project, offered, first: several, choices, downloads, hindranceOf, onClose: () => setSeveral(null) }}
          fallback={null}
          failed={(retry) => <LoadFailure title={ERRORS.generic} onRetry={retry} />}
        />
      )}
    </div>
  );
}

/** Kinds with their files. */
type FirstKinds = readonly (readonly [GeneratedDeliverable, FileFormat])[];

/** What most jobs are sent. */
const DEFAULT_KINDS: FirstKinds = [SUBMITTAL, SCHEDULE].map((deliverable) => [deliverable, deliverable.formats[0]]);

function hasPrices(deliverable: GeneratedDeliverable | null): boolean {
  return deliverable !== null && 'hasPrices' in deliverable;
}

/** What the page shows of those that are offered. */
function useShown(
  offered: readonly GeneratedDeliverable[],
): readonly [PreviewedDeliverable, (deliverable: PreviewedDeliverable) => void] {
  const [chosen, setShown] = useState<PreviewedDeliverable>(SUBMITTAL);
  // Prices may have been hidden since.
  return [offered.includes(chosen) ? chosen : SUBMITTAL, setShown];
}

/** Deliverables that the user may have: none with prices where they are hidden. */
function useOffered(): readonly GeneratedDeliverable[] {
  const arePricesShown = useArePricesShown();
  return DELIVERABLES.filter((deliverable) => arePricesShown || !('hasPrices' in deliverable));
}

/** All items, since any of them can be chosen later; of a project with more than one document takes, what is chosen. */
function revitIds(items: Project['projectItems'], chosenIds: readonly string[]): readonly string[] {
  return items.length <= MAX_DELIVERABLE_ITEMS ? items.map(({ projectItemId }) => projectItemId) : chosenIds;
}

function revitNote({ hasRevits, itemsWithRevits }: RevitCheck, count: number): string | undefined {
  if (hasRevits === null) return undefined;
  return hasRevits
    ? DELIVERABLES_MESSAGES.revitItems({ count: itemsWithRevits.length, of: count })
    : DELIVERABLES_MESSAGES.noRevits;
}

const useStyles = makeStyles({
  tab: {
    display: 'grid',
    gridTemplateColumns: 'minmax(18rem, 1fr) minmax(0, 2fr)',
    alignItems: 'start',
    gap: tokens.spacingHorizontalXL,
    [`@media ${BREAKPOINTS.belowLaptop}`]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  cards: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, minWidth: 0 },
  // What was left stays in the page, so that the focus comes back to it.
  behind: { display: 'none' },
  preview: {
    position: 'sticky',
    // Below the toolbar of the page, which stays in view.
    top: '68px',
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    height: 'calc(100vh - 12rem)',
    minHeight: '30rem',
  },
});
