import { currentLanguage } from '@specbuilder/shared-contracts/language';
import { type Readable, writable } from '@specbuilder/shared-contracts/platform';
import type { ComponentType } from 'react';
import { wait } from '../boot/timing/wait.ts';
import type { ShellEntry } from '../navigation/navigation/navigation-model.ts';
import type { Feature, FeaturePage, FeaturePanel } from './define-feature.ts';
import type { PagePorts, PortName, Ports } from './ports.ts';

/** Something of a feature with the ports that it named. */
export type Bound<T> = T & { readonly ports: Ports };

/** What all features together add to the shell. */
export interface ComposedFeatures {
  readonly panels: readonly Bound<FeaturePanel>[];
  readonly pages: readonly Bound<FeaturePage>[];
  readonly toolbar: readonly Bound<{
    readonly name: string;
    readonly Item: ComponentType<{ readonly ports: Ports }>;
  }>[];
  /** Items of all features, in the order of the list. */
  readonly navigation: Readable<readonly ShellEntry[]>;
  start(): void;
  /** Starts the background of each. A feature that fails is reported and stops no other. */
  startBackground(onFailure: (feature: string, error: unknown) => void): Promise<void>;
}

/**
 * Puts features together: each gets the ports it names, of the page or of a feature ahead of it.
 *
 * @throws Error when a feature names a port that is not offered
 */
export function composeFeatures(features: readonly Feature[], page: PagePorts): ComposedFeatures {
  const offered: Partial<Ports> = { ...page };
  const bound = features.map((feature) => {
    const ports = portsOf(feature, offered);
    const services = feature.services?.(ports) ?? {};
    Object.assign(offered, services);
    return { feature, ports: { ...ports, ...services } };
  });
  return {
    panels: bound.flatMap(({ feature, ports }) => feature.panels?.map((panel) => ({ ...panel, ports })) ?? []),
    pages: bound.flatMap(({ feature, ports }) => feature.pages?.map((page) => ({ ...page, ports })) ?? []),
    toolbar: bound.flatMap(({ feature: { name, toolbar }, ports }) =>
      toolbar ? [{ name, Item: toolbar, ports }] : [],
    ),
    navigation: joined(bound.flatMap(({ feature, ports }) => feature.navigation?.(ports) ?? [])),
    start() {
      for (const { feature, ports } of bound) feature.start?.(ports);
    },
    async startBackground(onFailure) {
      for (const { feature, ports } of bound) {
        if (feature.background === undefined) continue;
        // A task for each: run in one, they kept a phone's visitor waiting for a fifth of a second.
        await wait(0);
        await feature.background(ports).catch((error: unknown) => onFailure(feature.name, error));
      }
    },
  };
}

function portsOf({ name, ports }: Feature, offered: Partial<Ports>): Ports {
  const missing = ports.filter((port) => offered[port] === undefined);
  if (missing.length > 0) throw new Error(`No port for ${name}: ${missing.join(', ')}`);
  return Object.fromEntries(ports.map((port: PortName) => [port, offered[port]])) as unknown as Ports;
}

/** A value worked out of others, kept up to date with them and with the language that its words are in. */
export function derived<T>(sources: readonly Readable<unknown>[], compute: () => T): Readable<T> {
  const value = writable(compute());
  for (const source of [...sources, currentLanguage]) source.subscribe(() => value.set(compute()));
  return value;
}

function joined<T>(lists: readonly Readable<readonly T[]>[]): Readable<readonly T[]> {
  return derived(lists, () => lists.flatMap((list) => list.get()));
}

/** Created by the first caller; a failure is forgotten, so that the next caller may try. */
export function lazy<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}
