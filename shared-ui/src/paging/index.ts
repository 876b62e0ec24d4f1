export { listFailure } from './list-failure.ts';
export { type PageAddress, readPageAddress, writePageAddress } from './page-address.ts';
export { type ListPage, Pager } from './pager.tsx';
export { type ShowList, useListAddress, usePageInRange } from './use-list-address.ts';
export { useTypedKeyword } from './use-typed-keyword.ts';
