import { DELIVERABLE_MESSAGES as MESSAGES, nameOf } from '../../core/index.ts';
import { isFilter } from '../facts/category-facts.ts';
import { optionOf } from '../facts/electrical-facts.ts';
import { tagsOf } from '../facts/tags.ts';
import type { Block } from '../layout/printed-document.ts';
import type { BrandTerms } from '../subject/brand-terms.ts';
import type { DeliverableItem } from '../subject/subject.ts';

type Check = keyof typeof MESSAGES.endSheets.checks;
type Applies = (item: DeliverableItem) => boolean;

const VFDS = ['VFDF', 'VFDS', 'VAV2'];

const burnsGas: Applies = ({ item }) => item.heating?.fuel === 'gas';
const isCooled: Applies = ({ item }) => item.cooling != null;
const isDriven: Applies = ({ variant, options }) =>
  variant === 'Vfd' || variant === 'Hvls' || optionOf(options, VFDS) !== undefined;
const isEvery: Applies = () => true;
const isChosen =
  (...codes: readonly string[]): Applies =>
  ({ options }) =>
    optionOf(options, codes) !== undefined;

/** What start-up checks in its order, and the equipment that has it. */
const CHECKS: readonly (readonly [Check, Applies])[] = [
  ['anchored', isEvery],
  ['clean', isEvery],
  ['supply', isEvery],
  ['rotation', isEvery],
  ['amps', isEvery],
  ['speed', isEvery],
  ['belts', ({ variant }) => variant === 'Belt'],
  ['vfd', isDriven],
  ['damper', isChosen('BDG', 'BDM')],
  ['filters', ({ options }) => options.some(({ group, code }) => isFilter(group, code))],
  ['gas', burnsGas],
  ['burner', burnsGas],
  ['cooling', isCooled],
  ['drain', isCooled],
  ['interlock', isChosen('CAP', 'PET1', 'PET2')],
  ['sprinkler', ({ kind }) => kind === 'ceilingFan'],
  ['guyWires', isChosen('HIG')],
];

/** Warranty, the check list of start-up for what is in the document, and what the catalogue does not say, in one line. */
export function endSheetBlocks(items: readonly DeliverableItem[], { warranty }: Pick<BrandTerms, 'warranty'>): Block[] {
  const { endSheets: texts } = MESSAGES;
  return [
    { kind: 'heading', level: 2, text: texts.warranty },
    { kind: 'text', text: nameOf(warranty) },
    checkTable(items),
    {
      kind: 'facts',
      lists: [
        { title: '', facts: [[texts.startedBy, '']] },
        { title: '', facts: [[texts.startedOn, '']] },
      ],
    },
    { kind: 'text', text: notHeldText(items), isQuiet: true },
  ];
}

function checkTable(items: readonly DeliverableItem[]): Block {
  const { endSheets: texts } = MESSAGES;
  return {
    kind: 'table',
    look: 'grid',
    title: texts.startUp,
    columns: [texts.check, texts.applies, texts.done, texts.value].map((label) => ({ label })),
    rows: CHECKS.flatMap(([check, applies]) => {
      const here = items.filter(applies);
      const tags = here.length === items.length ? texts.all : tagsOf(here);
      return here.length === 0 ? [] : [[texts.checks[check], tags, '', '']];
    }),
  };
}

function notHeldText(items: readonly DeliverableItem[]): string {
  const { notHeld, parts } = MESSAGES.endSheets;
  const undrawn = items.filter(({ product }) => product?.dimensions == null);
  const silent = items.filter(({ item }) => item.rating === null);
  const all = [
    parts.manuals,
    parts.certificates,
    parts.frames,
    ...(undrawn.length === 0 ? [] : [parts.dimensions({ tags: tagsOf(undrawn) })]),
    ...(silent.length === 0 ? [] : [parts.sound({ tags: tagsOf(silent) })]),
  ];
  return notHeld({ parts: all.join(', ') });
}
