export { ListEmpty } from './list-empty.tsx';
export { listFailure } from './list-failure.ts';
export { type PageAddress, readPageAddress, writePageAddress } from './page-address.ts';
export { type ListPage, Pager } from './pager.tsx';
export { type ListState, useList } from './use-list.ts';
export { type ShowList, useListAddress } from './use-list-address.ts';
export { useTypedKeyword } from './use-typed-keyword.ts';
