import { ResettableLazy } from '@specbuilder/shared-ui/core';
import type { Ports } from '../../feature/ports.ts';

interface LazyButtonsProps {
  readonly ports: Pick<Ports, 'firstScreenIdle' | 'panels' | 'remotes'>;
}

/** The key works immediately; its button uses free space, and comes after the first screen. */
export function LazyButtons({ ports }: LazyButtonsProps) {
  const load = async () => {
    await ports.firstScreenIdle;
    return import(/* webpackChunkName: "background" */ './shortcut-buttons.tsx');
  };
  return <ResettableLazy load={load} props={{ ports }} fallback={null} failed={() => null} />;
}
