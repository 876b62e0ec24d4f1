import type { CalculatorAccess } from '@specbuilder/shared-contracts/api';
import {
  CALCULATOR_MESSAGES,
  FRAME_DEFAULT_HEIGHT_PX,
  LOAD_CALCULATOR_TIMEOUT_MS,
  PAGE_TITLES,
  type UnitForLoad,
} from '@specbuilder/shared-contracts/domain';
import { currentLanguage } from '@specbuilder/shared-contracts/language';
import type { Platform } from '@specbuilder/shared-contracts/platform';
import { makeStyles, usePlatform } from '@specbuilder/shared-ui/core';
import { useEffect, useRef, useState } from 'react';
import { openSearch } from '../../duty/new-search/open-search.ts';
import { handedOver, loadParameter } from '../../item/load-notice/load-of-search.ts';
import { openChannel } from './calculator-messages.ts';
import { searchForLoad } from './search-for-load.ts';

interface CalculatorFrameProps {
  readonly access: CalculatorAccess;
  readonly initialProjectId: string | null;
  /** Requests a fresh token: the calculator reports ready again when its own token has expired. */
  readonly renew: () => Promise<CalculatorAccess>;
  /** It said nothing in time, or no fresh token is to be had. */
  readonly onUnavailable: () => void;
}

/** The calculator's page in its frame, and what the product and it say to each other. */
export function CalculatorFrame(props: CalculatorFrameProps) {
  const styles = useStyles();
  const frame = useRef<HTMLIFrameElement>(null);
  // A later token is sent to the same page; changing the address would reload it.
  const [{ url }] = useState(props.access);
  useConversation(frame, url, props);
  return <iframe ref={frame} src={url} title={PAGE_TITLES.loadCalculator} className={styles.frame} />;
}

function useConversation(
  frame: { readonly current: HTMLIFrameElement | null },
  url: string,
  props: CalculatorFrameProps,
): void {
  const platform = usePlatform();
  const { bus, theme } = platform;
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  useEffect(() => {
    if (frame.current === null) return undefined;
    const channel = openChannel(frame.current, url);
    let token: string | null = null;
    const silence = setTimeout(() => latest.current.onUnavailable(), LOAD_CALCULATOR_TIMEOUT_MS);
    const sendSiteData = () => {
      const { initialProjectId } = latest.current;
      if (token !== null) channel.send({ type: 'siteData', token, theme: theme.get().themeName, initialProjectId });
    };
    const sayLanguage = () => channel.send(`${CALCULATOR_MESSAGES.hostLanguage}${currentLanguage.get()}`);
    const responseReady = async () => {
      clearTimeout(silence);
      const { access, initialProjectId, renew } = latest.current;
      if (token === null) bus.publish('load-calculator-ready', { initialProjectId });
      token = (token === null ? access : await renew()).token;
      sendSiteData();
    };
    const stops = [
      channel.listen((message) => {
        if (message.kind === 'ready-for-site-data') responseReady().catch(() => latest.current.onUnavailable());
        else if (message.kind === 'ready-for-language') sayLanguage();
        else if (message.kind === 'size-unit') sizeUnit(platform, message.unit);
        else bus.publish('page-title-requested', { title: message.kind === 'document-title' ? message.title : null });
      }),
      theme.subscribe(sendSiteData),
      currentLanguage.words.subscribe(sayLanguage),
      () => clearTimeout(silence),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [platform, bus, theme, frame, url]);
}

function sizeUnit(platform: Platform, unit: UnitForLoad): void {
  handedOver(platform.storage).begin(loadParameter(unit));
  openSearch(platform, searchForLoad(unit));
}

const useStyles = makeStyles({
  frame: { flexGrow: 1, width: '100%', minHeight: `${FRAME_DEFAULT_HEIGHT_PX}px`, border: 'none' },
});
