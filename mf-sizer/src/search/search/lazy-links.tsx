import { ResettableLazy, usePlatform } from '@specbuilder/shared-ui/core';
import { type ComponentProps, useEffect } from 'react';
import type { LinkedResult } from '../../item/links/linked-result.tsx';
import { type Reselection, reselections } from '../../item/reselect/reselection.ts';
import type { ProjectDefaultChipsProps } from '../project-defaults/project-default-chips.tsx';
import type { CopyResultLink } from './copy-result-link.tsx';

const nothing = () => null;

/** Links belong to a result: their code comes with one, which a page of an integrator seldom begins with. */
export function LazyCopyLink(props: ComponentProps<typeof CopyResultLink>) {
  if (props.address.resultId === null) return null;
  return <ResettableLazy load={loadCopyLink} props={props} fallback={null} failed={nothing} />;
}

/** The same for the notice that a result belongs to another user. */
export function LazyLinkedResult(props: ComponentProps<typeof LinkedResult>) {
  return <ResettableLazy load={loadLinkedResult} props={props} fallback={null} failed={nothing} />;
}

/** The same for the item that another fan is chosen for, which is kept at once for what saves it. */
export function LazyReselectNotice({ reselect }: { readonly reselect: Reselection | null }) {
  const { storage } = usePlatform();
  useEffect(() => reselections(storage).begin(reselect), [storage, reselect]);
  if (reselect === null) return null;
  return <ResettableLazy load={loadReselectNotice} props={{ reselect }} fallback={null} failed={nothing} />;
}

/** The same for the way back to the load calculation that a unit is for. */
export function LazyLoadNotice({ load }: { readonly load: string | null }) {
  if (load === null) return null;
  return <ResettableLazy load={loadLoadNotice} props={{ load }} fallback={null} failed={nothing} />;
}

/** The same for the defaults of the open project, whose place is there before them. */
export function LazyProjectDefaults(props: ProjectDefaultChipsProps) {
  return <ResettableLazy load={loadProjectDefaults} props={props} fallback={<div style={CHIP} />} failed={nothing} />;
}

const CHIP = { height: '24px' };

const loadProjectDefaults = () =>
  import(/* webpackChunkName: "other" */ '../project-defaults/project-default-chips.tsx');

export const loadCopyLink = async () => {
  const { CopyResultLink: component } = await import(/* webpackChunkName: "links" */ './copy-result-link.tsx');
  return { default: component };
};

const loadLinkedResult = async () => {
  const { LinkedResult: component } = await import(
    /* webpackChunkName: "links" */ '../../item/links/linked-result.tsx'
  );
  return { default: component };
};

const loadReselectNotice = () => import(/* webpackChunkName: "other" */ '../../item/reselect/reselect-notice.tsx');

const loadLoadNotice = () => import(/* webpackChunkName: "other" */ '../../item/load-notice/load-notice.tsx');
