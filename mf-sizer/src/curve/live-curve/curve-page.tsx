import { RouteError } from '@specbuilder/shared-contracts/domain';
import { formatQuantity } from '@specbuilder/shared-ui/core';
import { Screen, useLocation } from '@specbuilder/shared-ui/router';
import { useMemo } from 'react';
import { LIVE_CURVE_MESSAGES } from '../../messages/live-curve.generated.ts';
import { usePageStyles } from '../page-styles.ts';
import { PrintedItemPage } from '../printed-item/printed-item-page.tsx';
import { queryOfAddress } from './curve-query.ts';
import { LiveCurve } from './live-curve.tsx';
import { WayBack } from './way-back.tsx';

/** What an address alone says of a fan: its curve, or an item that a document's code carries. */
export default function CurvePage() {
  const { search } = useLocation();
  const token = new URLSearchParams(search).get('item');
  return token === null ? <CurveOfAddress /> : <PrintedItemPage token={token} />;
}

/** A curve on its own page: the address contains everything it is drawn from, so it can be mailed. */
function CurveOfAddress() {
  const styles = usePageStyles();
  const { search } = useLocation();
  const { query, model } = useMemo(() => {
    const address = new URLSearchParams(search);
    return { query: queryOfAddress(address), model: address.get('model') ?? '' };
  }, [search]);
  const badState = useMemo(() => new RouteError('Bad State'), []);
  if (query === null) {
    return (
      <Screen state="app.fans.sizer.curve" error={badState}>
        {null}
      </Screen>
    );
  }
  return (
    <Screen state="app.fans.sizer.curve">
      <div className={styles.page}>
        <header>
          <WayBack search={search} />
          <h1 className={styles.title}>{LIVE_CURVE_MESSAGES.pageTitle({ model })}</h1>
          <p className={styles.quiet}>
            {LIVE_CURVE_MESSAGES.duty({
              airflow: formatQuantity(query.cfm, 'airflow'),
              pressure: formatQuantity(query.sp, 'dutyPressure'),
              speed: formatQuantity(query.rpm, 'speed'),
            })}
          </p>
        </header>
        <LiveCurve curve={{ query, rating: null }} layout="page" />
      </div>
    </Screen>
  );
}
