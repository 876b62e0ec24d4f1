import type { Project, RatedModel } from '@specbuilder/shared-contracts/api';
import { useDebounced } from '@specbuilder/shared-ui/core';
import { useMemo, useState } from 'react';
import { nextNumberedTag } from '../tag-generator/numbered-tag.ts';
import { readModelLine } from './model-line.ts';
import { useAddByModel } from './use-add-by-model.ts';
import { useRatedModels } from './use-rated-models.ts';

/** Long enough to finish typing a number, short enough to wait for. */
const TYPING_MS = 250;

/** What is typed, what it is at the duty, which model is chosen, and adding it. */
export function useByModel(project: Project) {
  const [text, setText] = useState('');
  const [debounced, setDebounced] = useDebounced(text, TYPING_MS);
  const line = useMemo(() => readModelLine(debounced), [debounced]);
  const rated = useRatedModels(project.projectId, line);
  const [tag, setTag] = useState(() => proposedTag(project));
  const [choice, setChoice] = useState('');
  const [added, setAdded] = useState<string | null>(null);
  const { add, isAdding, problem } = useAddByModel(project.projectId);

  const models = line === null || rated.data === undefined ? [] : modelsOf(rated.data);
  const chosen = models.find(({ model }) => model === choice) ?? models.find((model) => model === rated.data?.exact);
  const isCurrent = debounced === text && !rated.isPlaceholderData;
  const isClear = line !== null && !line.isUnclear;

  async function send(): Promise<boolean> {
    if (line === null || !isClear || chosen === undefined || !isCurrent || isAdding) return false;
    const { cfm, sp, quantity: qty } = line;
    const item = await add({ model: chosen.model, cfm, sp, qty, tag: tag.trim() === '' ? null : tag.trim() });
    if (item === null) return false;
    setText('');
    setDebounced('');
    setChoice('');
    setAdded([item.tag, item.modelDisplayAs].filter(Boolean).join(' '));
    setTag(proposedTag({ projectItems: [...project.projectItems, item] }));
    return true;
  }

  return {
    text,
    type: (next: string) => {
      setText(next);
      setChoice('');
      if (next !== '') setAdded(null);
    },
    line,
    rated,
    tag,
    setTag,
    chosen,
    choose: setChoice,
    canAdd: chosen !== undefined && isClear && isCurrent && !isAdding,
    isAdding,
    problem,
    added,
    send,
  };
}

/** Models that can be added; one that cannot do the duty is shown and not chosen. */
function modelsOf({ exact, nearest }: { readonly exact: RatedModel | null; readonly nearest: readonly RatedModel[] }) {
  return [...(exact === null ? [] : [exact]), ...nearest].filter(({ offer }) => offer !== null);
}

/** Numbering goes on where the last item ended; nothing is proposed where items have no numbers. */
function proposedTag({ projectItems }: Pick<Project, 'projectItems'>): string {
  const last = [...projectItems].sort((a, b) => a.itemIndex - b.itemIndex).at(-1);
  if (!/\d$/.test(last?.tag ?? '') || last === undefined) return '';
  const { prefix, startNumber } = nextNumberedTag(last, projectItems);
  return `${prefix}${startNumber}`;
}
