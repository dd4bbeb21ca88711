/** The exports of TanStack Query that the shell provides to the remotes. The rest of the library is shaken off. */
export {
  infiniteQueryOptions,
  QueryClientProvider,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
