import { usePlatform } from '@specbuilder/shared-ui/core';
import { useQuery } from '@specbuilder/shared-ui/query';
import { Screen, useLocation } from '@specbuilder/shared-ui/router';
import { useEffect } from 'react';
import { forgetSearch } from '../../item/search-memory/forget-searches.ts';
import { searchParams } from '../../search/search/search-address.ts';
import { firstLoadOf } from '../../search/search/store-duty.ts';
import { namesAddedCategory, readLanding } from './landing-request.ts';

/**
 * Where a shop's link arrives; it shows nothing of its own. In a shop's frame it redirects to the search, or reports
 * the error to the shop and stays; anywhere else it redirects to the start page.
 */
export default function CommerceLanding() {
  const platform = usePlatform();
  const { pathname } = useLocation();
  const isForShops = useIsForShops();
  const { offered, isWaiting } = useOffered(isForShops && namesAddedCategory(pathname));
  const isRejected = isForShops && !isWaiting && 'length' in readLanding(pathname, offered);
  useEffect(() => {
    const { bus, navigation, storage } = platform;
    if (isWaiting) return;
    const landing = readLanding(pathname, offered);
    if (!isForShops) {
      navigation.history.replace(navigation.href('app.home.start') ?? '/');
    } else if ('length' in landing) {
      bus.publish('commerce-landing-invalid', { missing: [...landing] });
    } else {
      const { category, sub, application, duty } = landing;
      // A shop's request begins again, whatever was typed for the last one.
      forgetSearch(storage, category);
      bus.publish('new-fan-selected', {
        fanCategoryType: category,
        subFanCategoryType: sub,
        fanApplication: application,
        keepProject: false,
      });
      const address = searchParams({ category, sub, application, resultId: null, reselect: null });
      navigation.history.replace(navigation.href('app.fans.sizer.search', address) ?? '/', firstLoadOf(duty));
    }
  }, [platform, pathname, isForShops, offered, isWaiting]);
  // The way on is the next screen's to announce; only the end of the way is this one's.
  return (
    <Screen state="app.commerce-landing" isReady={isRejected}>
      {null}
    </Screen>
  );
}

/** Categories of the brand, if the address requests them. */
function useOffered(isRequested: boolean) {
  const { apiQueries } = usePlatform();
  const { data, isError } = useQuery({ ...apiQueries.catalog.topCategories.queryOptions(), enabled: isRequested });
  return { offered: data, isWaiting: isRequested && data === undefined && !isError };
}

/** In the commerce view, or in a page that shows content only. */
function useIsForShops(): boolean {
  const { bus, store } = usePlatform();
  return store !== null || bus.last('layout-changed')?.payload.layout === 'contentOnly';
}
