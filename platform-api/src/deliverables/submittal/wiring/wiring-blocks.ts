import { DELIVERABLE_MESSAGES as MESSAGES } from '../../../core/index.ts';
import type { Block, TableBlock } from '../../layout/printed-document.ts';
import type { DeliverableItem, DeliverableSubject } from '../../subject/subject.ts';
import { type Connection, madeBy } from './connection.ts';
import { connectionsOf } from './connections.ts';
import { sequenceOf } from './sequence.ts';
import { wiringPicture } from './wiring-drawing.ts';

/**
 * Wiring of an item: its connections as a drawing, the terminals of each, and what its controls do.
 *
 * @param width of the page, points
 */
export function wiringBlocks(item: DeliverableItem, brand: DeliverableSubject['brand'], width: number): Block[] {
  const connections = connectionsOf(item);
  const steps = sequenceOf(item);
  return [
    { kind: 'pictures', pictures: [wiringPicture(connections, item.tag, brand, width)] },
    terminalTable(connections),
    { kind: 'text', text: MESSAGES.wiring.note, isQuiet: true },
    { kind: 'list', title: MESSAGES.sequence.title, isNumbered: true, items: steps },
  ];
}

function terminalTable(connections: readonly Connection[]): TableBlock {
  const { wiring } = MESSAGES;
  return {
    kind: 'table',
    look: 'rows',
    title: wiring.terminalsTitle,
    columns: [
      wiring.number,
      wiring.from,
      wiring.terminals,
      wiring.to,
      wiring.terminals,
      wiring.conductors,
      wiring.by,
    ].map((label) => ({ label })),
    rows: connections.map((connection, index) => [
      String(index + 1),
      connection.from,
      connection.terminals.from,
      connection.to,
      connection.terminals.to,
      connection.conductors,
      madeBy(connection),
    ]),
  };
}
