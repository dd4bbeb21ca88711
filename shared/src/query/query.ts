export { QueryClientProvider, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
export { forgetServerData, prefetch, queryClient } from './client.ts';
export { query } from './endpointQuery.ts';
