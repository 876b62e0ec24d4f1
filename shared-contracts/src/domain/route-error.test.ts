import { RouteError, routeErrorReason } from './route-error.ts';

describe('Why a screen cannot open', () => {
  it('is the reason of the error, whatever its message says', () => {
    expect(routeErrorReason(new RouteError('Bad State'))).toBe('Bad State');
    expect(routeErrorReason(new RouteError('Not Found', { message: 'No existe: 7' }))).toBe('Not Found');
    expect(routeErrorReason(Object.assign(new Error('x'), { reason: 'Not Authorized' }))).toBe('Not Authorized');
  });

  it('[SHL-055] is read in the message of an error without a reason', () => {
    expect(routeErrorReason(new Error('Exhaust Supply Not Found: 7'))).toBe('Not Found');
    expect(routeErrorReason(new Error('boom'))).toBeNull();
    expect(routeErrorReason(Object.assign(new Error('boom'), { reason: 'Offline' }))).toBeNull();
  });

  it('keeps what caused it', () => {
    const cause = new Error('404');
    expect(new RouteError('Not Found', { cause }).cause).toBe(cause);
  });
});
