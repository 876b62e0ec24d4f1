import type { Project } from '@specbuilder/shared-contracts/api';
import {
  DELIVERABLE_ERRORS,
  DELIVERABLES,
  type GeneratedDeliverable,
  type PreviewedDeliverable,
  SUBMITTAL,
} from '@specbuilder/shared-contracts/domain';
import {
  BREAKPOINTS,
  Button,
  EmptyState,
  makeStyles,
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
import { GeneratorDialog } from './generator/generator-dialog.tsx';
import { usePrewire } from './generator/use-prewire.ts';
import { useTerms } from './generator/use-terms.ts';
import { HealthLine } from './health/health-line.tsx';
import { useDeliverableHealth } from './health/use-deliverable-health.ts';
import { hasPreview } from './icons.ts';
import { PreviewDialog } from './preview/preview-dialog.tsx';
import { PreviewPage } from './preview/preview-page.tsx';
import { FactsLine } from './project-facts/facts-line.tsx';
import type { PreviewChoice } from './request.ts';
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

function Deliverables({ project, items, selection }: DeliverablesProps) {
  const styles = useStyles();
  const { projectId, changeNumber } = project;
  const isNarrow = useMediaQuery(BREAKPOINTS.belowLaptop);
  const selectedIds = items.filter(selection.isSelected).map(({ projectItemId }) => projectItemId);
  const health = useDeliverableHealth();
  const revit = useRevitCheck(selectedIds, health);
  const downloads = useDownloads();
  const prewire = usePrewire();
  const [generated, setGenerated] = useState<GeneratedDeliverable | null>(null);
  const [sharePages, setSharePages] = useState(false);
  const offered = useOffered();
  const [shown, setShown] = useShown(offered);
  const [isLarge, setIsLarge] = useState(false);
  const quoted = useTerms(project, [shown, generated].some(hasPrices));
  const outage = health === 'degraded' ? DELIVERABLE_ERRORS.serviceOutage : null;
  const hindranceOf = ({ needsDimensions }: GeneratedDeliverable) =>
    outage ?? (needsDimensions && revit.hasRevits === false ? DELIVERABLES_MESSAGES.noRevits : null);
  const choice: PreviewChoice = {
    deliverable: shown,
    projectId,
    itemIds: selectedIds,
    includePreWire: prewire[0],
    sharePages,
    terms: quoted.terms ?? {},
  };
  return (
    <div className={styles.tab}>
      <div className={styles.cards}>
        <FactsLine project={project} />
        {offered.map((deliverable) => (
          <DeliverableCard
            key={deliverable.key}
            deliverable={deliverable}
            isShown={!isNarrow && shown === deliverable}
            isBusy={downloads.isBusy(deliverable)}
            hindrance={hindranceOf(deliverable)}
            note={deliverable.needsDimensions ? revitNote(revit, selectedIds.length) : undefined}
            onPreview={() => {
              if (!hasPreview(deliverable)) return;
              setShown(deliverable);
              setIsLarge(isNarrow || shown === deliverable);
            }}
            onGenerate={() => setGenerated(deliverable)}
          />
        ))}
        <HealthLine state={health} />
      </div>
      {!isNarrow && (
        <div className={styles.preview}>
          <PreviewPage choice={choice} changeNumber={changeNumber} />
        </div>
      )}
      {isLarge && <PreviewDialog choice={choice} changeNumber={changeNumber} onClose={() => setIsLarge(false)} />}
      {generated !== null && (
        <GeneratorDialog
          project={project}
          deliverable={generated}
          items={items}
          selectedIds={selectedIds}
          possibleIds={generated.needsDimensions && revit.hasRevits ? revit.itemsWithRevits : null}
          isBusy={downloads.isBusy(generated)}
          outage={outage}
          prewire={prewire}
          sharing={[sharePages, setSharePages]}
          quoted={quoted}
          onDownload={(made) => downloads.start({ ...choice, ...made })}
          onClose={() => setGenerated(null)}
        />
      )}
    </div>
  );
}

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
    alignItems: 'stretch',
    gap: tokens.spacingHorizontalXL,
    [`@media ${BREAKPOINTS.belowLaptop}`]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  cards: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, minWidth: 0 },
  preview: { display: 'flex', flexDirection: 'column', minWidth: 0, minHeight: '70vh' },
});
