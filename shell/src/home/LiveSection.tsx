import { useLingui } from '@lingui/react/macro';
import { getEmployeeFigures } from '@seamline/shared/contract/employees/employee-figures';
import { ApiError } from '@seamline/shared/http';
import { reasonOf } from '@seamline/shared/messages';
import { request } from '@seamline/shared/query';
import { ErrorState, Skeleton } from '@seamline/shared/ui';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMayView } from '../layout/RightsNote.tsx';
import { LiveFrame } from './LiveFrame.tsx';

/** The figures of the company. They are read again whenever the page is opened, since other pages change them. */
const figuresQuery = queryOptions({
  queryKey: [getEmployeeFigures.path],
  queryFn: request(getEmployeeFigures),
  staleTime: 0,
});

/** The code of the figures with its messages: a query, so that a failure is shown and can be retried. */
const partsQuery = queryOptions({
  queryKey: ['home-figures'],
  queryFn: loadParts,
  staleTime: Number.POSITIVE_INFINITY,
});

/**
 * The live figures of the home page, whose code and data are requested once the page is shown. A failure stays here. A
 * viewer without the permission to view sees none, nor does one whose token is not the service's.
 */
export function LiveSection() {
  const { t } = useLingui();
  const isHidden = !useMayView();
  const figures = useQuery({ ...figuresQuery, enabled: !isHidden });
  const parts = useQuery({ ...partsQuery, enabled: !isHidden });
  if (isHidden || isForbidden(figures.error)) return null;
  const { data } = figures;
  if (parts.data && data) return <parts.data.LiveFigures figures={{ ...figures, data }} />;
  const failed = [parts, figures].filter(({ error }) => error !== null);
  if (failed.length === 0) return <LivePlaceholder />;
  return (
    <LiveFrame data-state="failed">
      <ErrorState
        title={t`The live figures could not be loaded.`}
        detail={parts.error ? reasonOf(parts.error) : figures.error?.message}
        retry={() => failed.forEach(({ refetch }) => void refetch())}
        busy={failed.some(({ isFetching }) => isFetching)}
      />
    </LiveFrame>
  );
}

function isForbidden(error: Error | null): boolean {
  return error instanceof ApiError && error.status === 403;
}

async function loadParts() {
  const { LiveFigures, liveMessages } = await import(/* webpackChunkName: "home-figures" */ './live/LiveFigures.tsx');
  await liveMessages.ready();
  return { LiveFigures };
}

const TILES = 14;
const PANELS = 3;

/** As high as what takes its place, so that the figures below stay where they are. */
function LivePlaceholder() {
  return (
    <LiveFrame aria-hidden="true" data-state="loading">
      <header>
        <Skeleton height="1.5rem" width="12rem" />
      </header>
      <ul data-tiles="">
        {Array.from({ length: TILES }, (_, index) => (
          <li key={index}>
            <span>
              <Skeleton height="0.875rem" width="70%" />
              <Skeleton height="1.625rem" width="3rem" />
            </span>
          </li>
        ))}
      </ul>
      <div data-panels="">
        {Array.from({ length: PANELS }, (_, index) => (
          <div key={index} data-panel="">
            <Skeleton height="1rem" width="10rem" />
            <Skeleton flex="1" />
          </div>
        ))}
      </div>
    </LiveFrame>
  );
}
