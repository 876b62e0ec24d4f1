import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ToolboxItem } from '@specbuilder/shared-contracts/api';
import { currentLanguage, SOURCE_LANGUAGE } from '@specbuilder/shared-contracts/language';
import * as z from 'zod/mini';
import type { Api } from '../../core/index.ts';

/** A text in English, and in further languages where there is one. */
const words = z.pipe(
  z.record(z.string(), z.string().check(z.minLength(1))),
  z.custom<Readonly<Record<string, string>>>((value) => SOURCE_LANGUAGE in (value as object)),
);

/** The product's list of tools; a file that is not in order stops the start. */
const toolFile = z.array(
  z.object({
    id: z.string().check(z.minLength(1)),
    /** Brands that show it; absent for all. */
    brands: z.optional(z.array(z.number())),
    title: words,
    description: words,
    url: z.url({ protocol: /^https$/ }),
    imageUrl: z.nullable(z.url({ protocol: /^https$/ })),
    sortOrder: z.number(),
  }),
);
type Tool = z.infer<typeof toolFile>[number];

export function readTools(dataFolder: string): readonly Tool[] {
  return toolFile.parse(JSON.parse(readFileSync(path.join(dataFolder, 'toolbox.json'), 'utf8')));
}

/** Tools of a brand in their order, in the caller's language. */
function toolsOf(tools: readonly Tool[], manufacturerLabelId: number): ToolboxItem[] {
  return tools
    .filter(({ brands }) => brands === undefined || brands.includes(manufacturerLabelId))
    .toSorted((a, b) => a.sortOrder - b.sortOrder)
    .map(({ id, title, description, url, imageUrl, sortOrder }) => {
      return { id, title: said(title), description: said(description), url, imageUrl, sortOrder };
    });
}

export function toolboxRoutes({ toolbox }: Api, tools: readonly Tool[]) {
  return { list: toolbox.list.handler(({ context }) => toolsOf(tools, context.manufacturerLabelId)) };
}

function said(text: Readonly<Record<string, string>>): string {
  return text[currentLanguage.get()] ?? text[SOURCE_LANGUAGE] ?? '';
}
