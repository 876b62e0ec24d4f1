export {
  keepPreviousData,
  QueryClient,
  QueryClientProvider,
  type QueryFunction,
  type QueryKey,
  skipToken,
  useMutation,
  useMutationState,
  useQueries,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
export { createQueryClient } from './query-client.ts';
