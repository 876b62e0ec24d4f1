export {
  keepPreviousData,
  QueryClient,
  QueryClientProvider,
  skipToken,
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
export { createQueryClient } from './query-client.ts';
