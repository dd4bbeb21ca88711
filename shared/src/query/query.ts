export {
  QueryClientProvider,
  useInfiniteQuery,
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
export { forgetServerData, patchQuery, prefetch, queryClient, readAgain } from './client.ts';
export { query } from './endpointQuery.ts';
