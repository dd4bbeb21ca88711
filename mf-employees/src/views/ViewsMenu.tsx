import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { Trans, useLingui } from '@lingui/react/macro';
import type { EmployeeView } from '@seamline/shared/contract/employees/employee-views';
import { reasonOf } from '@seamline/shared/messages';
import { notify } from '@seamline/shared/session';
import { ForEditors, OPENED_FROM_LIST, parseId, type SearchParamsChange } from '@seamline/shared/table';
import { Button, Icon, Popover } from '@seamline/shared/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { OPEN_VIEW, openingOf } from '../directory/directoryParams.ts';
import { employeeViewMutations, employeeViews } from '../queries.ts';

interface ViewsMenuProps {
  /** The search parameters of a view that shows what the directory shows now. */
  search: string;
  change: SearchParamsChange;
}

/**
 * The menu of saved views. The view that was opened last is named in the URL, so that it can be told what differs from
 * it; a URL of another person's view or of a deleted one only has its filters.
 */
export function ViewsMenu({ search, change }: ViewsMenuProps) {
  const { t } = useLingui();
  const [params] = useSearchParams();
  const openId = parseId(params.get(OPEN_VIEW));
  const { data } = useQuery({ ...employeeViews.query, enabled: openId !== undefined });
  const open = data?.views.find(({ id }) => id === openId);
  const isChanged = open !== undefined && open.search !== search;
  return (
    <>
      <Popover
        role="menu"
        label={t`Saved views`}
        button={(wiring) => (
          <Button variant="outline" {...wiring}>
            <Icon name="eye" />
            {open ? (
              <>
                <VisuallyHidden>{t`Saved view:`}</VisuallyHidden>
                <Box as="span" maxWidth="12rem" overflow="hidden" textOverflow="ellipsis" title={open.name}>
                  {open.name}
                </Box>
                {isChanged && <Trans>(changed)</Trans>}
              </>
            ) : (
              <Trans>Saved views</Trans>
            )}
          </Button>
        )}
      >
        {(close) => <Items open={open} isChanged={isChanged} search={search} change={change} close={close} />}
      </Popover>
      <VisuallyHidden role="status">
        {open &&
          (isChanged
            ? t`What is shown differs from the view ${{ name: open.name }}.`
            : t`The view ${{ name: open.name }} is shown.`)}
      </VisuallyHidden>
    </>
  );
}

interface ItemsProps extends ViewsMenuProps {
  open: EmployeeView | undefined;
  /** True where something else is shown than the open view has. */
  isChanged: boolean;
  close(): void;
}

function Items({ open, isChanged, search, change, close }: ItemsProps) {
  const { t } = useLingui();
  const { data, error } = useQuery(employeeViews.query);
  const { search: inUrl } = useLocation();
  const { update, remove } = useViewActions();

  /** Closes the menu, which returns the focus, before the item is gone. */
  const closing = (act: () => void) => () => {
    close();
    act();
  };

  return (
    <>
      <Box role="group" aria-label={t`Saved views`} maxHeight="50vh" overflowY="auto">
        {data?.views.map((view) => (
          <button
            key={view.id}
            type="button"
            role="menuitemradio"
            aria-checked={view.id === open?.id}
            onClick={closing(() => change(openingOf(view)))}
          >
            <Box as="span" flex="1" overflowWrap="anywhere">
              {view.name}
            </Box>
            {view.id === open?.id && <Icon name="check" />}
          </button>
        ))}
        {data?.views.length !== 0 ? null : (
          <Text color="fg.muted" fontSize="sm" padding="2" maxWidth="16rem">
            <Trans>A view keeps search, filters, order and columns under a name.</Trans>
          </Text>
        )}
        {error && !data && (
          <Text color="danger.fg" fontSize="sm" padding="2" maxWidth="16rem" role="alert">
            <Trans>The saved views could not be fetched.</Trans> {error.message}
          </Text>
        )}
      </Box>
      <ForEditors>
        <hr />
        {open && isChanged && (
          <button type="button" role="menuitem" onClick={closing(() => void update(open, search))}>
            <Icon name="check" /> {t`Update ${{ name: open.name }}`}
          </button>
        )}
        <Link
          role="menuitem"
          to={{ pathname: 'view', search: inUrl }}
          state={OPENED_FROM_LIST}
          preventScrollReset
          onClick={close}
        >
          <Icon name="plus" /> <Trans>Save as a view…</Trans>
        </Link>
        {open && (
          <>
            <Link
              role="menuitem"
              to={{ pathname: `view/${open.id}`, search: inUrl }}
              state={OPENED_FROM_LIST}
              preventScrollReset
              onClick={close}
            >
              <Icon name="edit" /> {t`Rename ${{ name: open.name }}…`}
            </Link>
            <button
              type="button"
              role="menuitem"
              onClick={closing(() => void remove(open).then((isGone) => isGone && change({ [OPEN_VIEW]: '' })))}
            >
              <Icon name="trash" /> {t`Delete ${{ name: open.name }}`}
            </button>
          </>
        )}
      </ForEditors>
    </>
  );
}

/** Returns the actions of the menu, each with a message that can undo it. None of them rejects. */
function useViewActions() {
  const { t } = useLingui();
  const saving = useMutation(employeeViewMutations.update);
  const adding = useMutation(employeeViewMutations.create);
  const removing = useMutation(employeeViewMutations.remove);

  async function update(view: EmployeeView, search: string, isUndo = false): Promise<void> {
    const { name } = view;
    try {
      const updated = await saving.mutateAsync({ ...view, search });
      if (isUndo) notify.success(t`The view ${name} is as it was before.`);
      else notify.success(t`The view ${name} was updated.`, { undo: () => void update(updated, view.search, true) });
    } catch (error) {
      notify.error(t`The view ${name} was not updated.`, { detail: reasonOf(error) });
    }
  }

  /** Resolves to true once the view is deleted. */
  async function remove({ id, name, search, version }: EmployeeView): Promise<boolean> {
    try {
      await removing.mutateAsync({ id, version });
      notify.success(t`The view ${name} was deleted.`, { undo: () => void add(name, search) });
      return true;
    } catch (error) {
      notify.error(t`The view ${name} was not deleted.`, { detail: reasonOf(error) });
      return false;
    }
  }

  async function add(name: string, search: string): Promise<void> {
    try {
      await adding.mutateAsync({ name, search });
      notify.success(t`The view ${name} is there again.`);
    } catch (error) {
      notify.error(t`The view ${name} was not restored.`, { detail: reasonOf(error) });
    }
  }

  return { update, remove };
}
