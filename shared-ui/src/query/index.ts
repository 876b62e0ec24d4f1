export {
  keepPreviousData,
  QueryClient,
  QueryClientProvider,
  skipToken,
  useMutation,
  useMutationState,
  useQueries,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
export { createQueryClient } from './query-client.ts';
