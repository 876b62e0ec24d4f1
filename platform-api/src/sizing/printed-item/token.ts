import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Configuration } from '@specbuilder/fan-engine';
import {
  configurationChoices,
  exhaustSupplySpecification,
  hvlsChoices,
  hvlsSpecification,
  type PrintedValues,
  printedValues,
  type Versions,
  versions,
} from '@specbuilder/shared-contracts/api';
import * as z from 'zod/mini';
import { invalid, PRINTED_ITEM_MESSAGES } from '../../core/index.ts';
import { sparse, whole } from '../sparse-specification.ts';

/** An item as the code of a document carries it. */
export interface PrintedItem {
  readonly model: string;
  readonly configuration: Configuration;
  readonly values: PrintedValues;
  readonly versions: Versions;
}

/** Most that a token unpacks to: many times an item with all of its options. */
const MAX_CONTENT = 65_536;

const common = { model: z.string(), values: printedValues, versions };
const content = z.union([
  z.object({ ...common, choices: hvlsChoices, space: z.record(z.string(), z.unknown()) }),
  z.object({ ...common, choices: configurationChoices, duty: z.record(z.string(), z.unknown()) }),
]);

/**
 * An item in the letters of an address. Where a project is and what its panels are named stay out: neither changes a value.
 */
export function tokenOf({ model, configuration, values, versions: madeWith }: PrintedItem): string {
  const { kind, specification, versions: _versions, ...chosen } = configuration;
  const { spaceHmis: _panels, ...sections } = chosen.sections ?? {};
  const choices = { ...chosen, ...(Object.keys(sections).length > 0 ? { sections } : { sections: undefined }) };
  const { zip: _zip, ...duty } = sparse(specification as Parameters<typeof sparse>[0]) as Record<string, unknown>;
  const item = { model, choices, [kind === 'hvls' ? 'space' : 'duty']: duty, values, versions: madeWith };
  return deflateRawSync(JSON.stringify(item), { level: 9 }).toString('base64url');
}

/** @throws HttpError 'invalid' on item for what no document carries */
export function itemOfToken(token: string): PrintedItem {
  try {
    const unpacked = inflateRawSync(Buffer.from(token, 'base64url'), { maxOutputLength: MAX_CONTENT }).toString();
    const { choices, ...item } = z.parse(content, JSON.parse(unpacked));
    return { ...item, configuration: configurationOf(choices, item) };
  } catch (error) {
    if (error instanceof RangeError || error instanceof SyntaxError || isOfContent(error)) {
      throw invalid('item', PRINTED_ITEM_MESSAGES.unreadable);
    }
    throw error;
  }
}

type Content = z.infer<typeof content>;

function configurationOf(choices: Content['choices'], item: Omit<Content, 'choices'>): Configuration {
  const { versions: madeWith } = item;
  const [space, duty] = ['space' in item ? item.space : null, 'duty' in item ? item.duty : {}];
  if (space !== null) {
    const specification = z.parse(hvlsSpecification, whole(stored(space as object)));
    return { quantity: 1, ...choices, kind: 'hvls', versions: madeWith, specification } as Configuration;
  }
  const specification = z.parse(exhaustSupplySpecification, whole(stored(duty as object)));
  return { ...choices, kind: 'exhaust-supply', versions: madeWith, specification } as Configuration;
}

const stored = (said: object) => said as Parameters<typeof whole>[0];

/** What unpacking and reading throw for other letters; a mistake of the program is thrown on. */
function isOfContent(error: unknown): boolean {
  if (error instanceof z.core.$ZodError) return true;
  return error instanceof Error && 'code' in error && String(error.code).startsWith('Z_');
}
