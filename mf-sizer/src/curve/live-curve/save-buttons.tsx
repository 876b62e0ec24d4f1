import { ArrowDownloadRegular } from '@fluentui/react-icons/headless/svg/arrow-download';
import { CopyRegular } from '@fluentui/react-icons/headless/svg/copy';
import { TOAST_MS } from '@specbuilder/shared-contracts/domain';
import { Button, usePlatform, useReadable } from '@specbuilder/shared-ui/core';
import { saveFile } from '@specbuilder/shared-ui/data';
import { useRef } from 'react';
import { LIVE_CURVE_MESSAGES } from '../../messages/live-curve.generated.ts';
import { drawingOf } from './curve-drawing.ts';
import type { CurveEngine, LiveFan } from './engine.ts';
import { pngFile, SAVED_SIZE, svgFile, withColors } from './save-drawing.ts';
import type { CurveShows } from './shows.ts';

interface SaveButtonsProps {
  readonly engine: CurveEngine;
  readonly fan: LiveFan;
  readonly shows: CurveShows;
}

/** The curve as it is shown, with its title and legend, as a file or on the clipboard. */
export function SaveButtons({ engine, fan, shows }: SaveButtonsProps) {
  const { theme, toasts, log } = usePlatform();
  const { isDark } = useReadable(theme);
  const host = useRef<HTMLButtonElement>(null);
  const name = `${fan.model.model}-curve`;
  const drawing = () => {
    const input = drawingOf({ engine, fan, shows, size: SAVED_SIZE, isDark, id: 'saved' });
    const svg = engine.drawFanCurve({
      ...input,
      hidesTitle: false,
      hideDescriptionText: false,
      transparentBackground: false,
    });
    return host.current === null ? svg : withColors(svg, host.current);
  };
  const say = (kind: 'success' | 'warning', title: string) =>
    void toasts.show({ kind, title, durationMs: TOAST_MS.addFan });
  const copyPicture = async () => {
    const picture = pngFile(drawing());
    try {
      // The promise goes into the item: a browser counts the click as gone once the picture is ready.
      await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })]);
      say('success', LIVE_CURVE_MESSAGES.copied);
    } catch (error) {
      log.warn(`The curve could not be copied: ${String(error)}`);
      try {
        saveFile(await picture, `${name}.png`);
        say('success', LIVE_CURVE_MESSAGES.kept);
      } catch {
        say('warning', LIVE_CURVE_MESSAGES.notCopied);
      }
    }
  };
  return (
    <>
      <Button
        ref={host}
        icon={<ArrowDownloadRegular />}
        onClick={() => saveFile(svgFile(drawing()), `${name}.svg`)}
        aria-label={LIVE_CURVE_MESSAGES.saveSvg}
      >
        {LIVE_CURVE_MESSAGES.svg}
      </Button>
      <Button icon={<CopyRegular />} onClick={() => void copyPicture()}>
        {LIVE_CURVE_MESSAGES.copyPng}
      </Button>
    </>
  );
}
