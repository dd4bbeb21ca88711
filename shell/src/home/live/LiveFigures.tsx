/// <reference path="../../../../shared/src/i18n/po.d.ts" />
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { I18nProvider } from '@lingui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { EmployeeFigures } from '@seamline/shared/contract/employees/employee-figures';
import { PackageMessages } from '@seamline/shared/i18n';
import { formatTime } from '@seamline/shared/messages';
import { paths } from '@seamline/shared/paths';
import { useMayEdit, useRights } from '@seamline/shared/session';
import { Badge, Button, EmptyState, Icon, IconButton, Notice } from '@seamline/shared/ui';
import { Link } from 'react-router-dom';
import { LiveFrame } from '../LiveFrame.tsx';
import { FigureTiles } from './FigureTiles.tsx';
import { HeadcountPanel, headcountRows } from './HeadcountPanel.tsx';
import { OccasionsPanel } from './OccasionsPanel.tsx';

/** The messages of the live figures, which no other page loads. */
export const liveMessages = new PackageMessages({
  hi: () => import('../../../locales/home/hi.po'),
  gu: () => import('../../../locales/home/gu.po'),
});

interface LiveFiguresProps {
  /** The state of the query, whose response is there. */
  figures: {
    data: EmployeeFigures;
    error: Error | null;
    /** In milliseconds since 1970. */
    dataUpdatedAt: number;
    isFetching: boolean;
    refetch(): unknown;
  };
}

/** The figures of the company, each with a link to the list that it counts. */
export function LiveFigures(props: LiveFiguresProps) {
  return (
    <I18nProvider i18n={liveMessages.i18n}>
      <Content {...props} />
    </I18nProvider>
  );
}

function Content({ figures: { data, error, dataUpdatedAt, isFetching, refetch } }: LiveFiguresProps) {
  const { t } = useLingui();
  const time = formatTime(new Date(dataUpdatedAt).toISOString()).slice(0, 5);
  const scope = useRights()?.scope;
  const rows = headcountRows(data, t`No department`);
  return (
    <LiveFrame aria-labelledby="live-figures" aria-busy={isFetching}>
      <header>
        <Heading id="live-figures" size="lg">
          {scope ? <Trans>Your branches today</Trans> : <Trans>Your company today</Trans>}
        </Heading>
        <Badge tone="success">
          <Trans>Live figures</Trans>
        </Badge>
        <Text color="fg.muted" fontSize="sm" marginInlineStart="auto">
          <Trans>As of {time}</Trans>
        </Text>
        <IconButton label={t`Refresh the figures`} data-print="hide" onClick={() => void refetch()}>
          <Icon name="refresh" />
        </IconButton>
      </header>
      {error && (
        <Notice
          tone="error"
          detail={error.message}
          action={
            <Button variant="outline" busy={isFetching} onClick={() => void refetch()}>
              <Trans>Retry</Trans>
            </Button>
          }
        >
          <Trans>The figures could not be refreshed.</Trans>
        </Notice>
      )}
      {data.headcount === 0 ? (
        <NoEmployees />
      ) : (
        <>
          <FigureTiles figures={data} />
          <div data-panels="">
            <HeadcountPanel
              title={t`Employees by branch`}
              heading={t`Branch`}
              rows={rows.branches}
              headcount={data.headcount}
            />
            <HeadcountPanel
              title={t`Employees by department`}
              heading={t`Department`}
              rows={rows.departments}
              headcount={data.headcount}
            />
            <OccasionsPanel occasions={data.occasions} />
          </div>
        </>
      )}
    </LiveFrame>
  );
}

function NoEmployees() {
  const { t } = useLingui();
  return (
    <EmptyState
      icon="people"
      title={t`No employees yet`}
      action={
        useMayEdit(paths.employeeAdd) && (
          <Button asChild variant="outline">
            <Link to={paths.employeeAdd}>
              <Trans>+ Add Employee</Trans>
            </Link>
          </Button>
        )
      }
    >
      <Trans>Headcount, joiners, exits, birthdays and expiring dates appear here with the first employee.</Trans>
    </EmptyState>
  );
}
