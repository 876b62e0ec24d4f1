import { Money, makeStyles, mergeClasses, tokens } from '@specbuilder/shared-ui/core';
import { OPERATING_COST_MESSAGES } from '../../messages/operating-cost.generated.ts';
import { useCellStyles } from './cell-styles.ts';
import { countedUsd, type ItemCost, isWhole, PARTS, type Part } from './cost-lines.ts';

/** What the project takes in a year: fans alone and, where items heat or cool, that too, with what is not counted. */
export function ProjectTotal({ costs }: { readonly costs: readonly ItemCost[] }) {
  const parts = costs.flatMap((cost) => cost.parts);
  const fansUsd = costs.reduce((sum, cost) => sum + cost.fansUsd, 0);
  const { project, projectCounted, projectCountedInPart } = OPERATING_COST_MESSAGES;
  const total = isWhole(parts) ? projectCounted : projectCountedInPart;
  return (
    <tfoot>
      <TotalRow label={project} usd={fansUsd} isLast={parts.length === 0} />
      {PARTS.map((part) => (
        <PartTotal key={part} part={part} costs={costs} />
      ))}
      {parts.length > 0 && <TotalRow label={total} usd={countedUsd({ fansUsd, parts })} isLast />}
    </tfoot>
  );
}

/** A part of all items that have it: the sum of what is counted, and how many are not. */
function PartTotal({ part, costs }: { readonly part: Part; readonly costs: readonly ItemCost[] }) {
  const lines = costs.flatMap(({ parts }) => parts.filter((one) => one.part === part));
  if (lines.length === 0) return null;
  const counted = lines.flatMap(({ usd }) => usd ?? []);
  const left = lines.length - counted.length;
  const name = OPERATING_COST_MESSAGES.parts[part];
  return (
    <TotalRow
      label={name}
      usd={counted.length === 0 ? null : counted.reduce((sum, usd) => sum + usd, 0)}
      note={left === 0 ? null : OPERATING_COST_MESSAGES.inPart({ part: name, count: left })}
      isLast={false}
    />
  );
}

interface TotalRowProps {
  readonly label: string;
  /** Null where nothing of it is counted. */
  readonly usd: number | null;
  readonly note?: string | null;
  readonly isLast: boolean;
}

function TotalRow({ label, usd, note = null, isLast }: TotalRowProps) {
  const cells = useCellStyles();
  const styles = useStyles();
  return (
    <tr>
      <th scope="row" colSpan={2} className={mergeClasses(cells.cell, isLast && cells.tag)}>
        {label}
        {note !== null && <div className={cells.quiet}>{note}</div>}
      </th>
      <td colSpan={2} className={mergeClasses(cells.cell, cells.numeric, isLast && styles.total)}>
        {usd !== null && (
          <>
            <Money usd={usd} strong={isLast} /> <span className={cells.unit}>{OPERATING_COST_MESSAGES.perYear}</span>
          </>
        )}
      </td>
    </tr>
  );
}

const useStyles = makeStyles({ total: { fontSize: tokens.fontSizeBase400 } });
