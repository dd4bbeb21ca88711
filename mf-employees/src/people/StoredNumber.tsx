import { Link } from '@chakra-ui/react/link';
import { Trans, useLingui } from '@lingui/react/macro';
import { DETAIL_PATHS, readPath } from '@seamline/shared/contract/employees/detail-paths';
import type { EmployeeDetails } from '@seamline/shared/contract/employees/employee-details';
import {
  type IdentityNumber,
  isPublicNumber,
  revealIdentityNumber,
} from '@seamline/shared/contract/employees/identity-numbers';
import { call } from '@seamline/shared/http';
import { EMPLOYEE_LABELS } from '@seamline/shared/labels/employee';
import { reasonOf } from '@seamline/shared/messages';
import { mutation } from '@seamline/shared/query';
import { useMutation } from '@tanstack/react-query';

/** The mask of a stored number; null without one. */
export function storedNumber(details: EmployeeDetails, name: IdentityNumber): string | null {
  return (readPath(details, DETAIL_PATHS[name]) as string | null | undefined) ?? null;
}

/** A whole identity or bank number. It is not kept once it is not shown any more, as no mutation's result is. */
const revealNumber = (id: number) =>
  mutation({
    request: (field: IdentityNumber) => call(revealIdentityNumber, { params: { id }, body: { field } }),
  });

interface StoredNumberProps {
  details: EmployeeDetails;
  name: IdentityNumber;
}

/** A stored number that is public, or the last four characters of another one; all of it for a person who may edit and asks for it. */
export function StoredNumber({ details, name }: StoredNumberProps) {
  const { t } = useLingui();
  const { data, error, isPending, mutate, reset } = useMutation(revealNumber(details.id));
  const label = t(EMPLOYEE_LABELS[name]);
  return (
    <>
      <span role="status">{data?.value ?? storedNumber(details, name)}</span>{' '}
      {!details.documents.masked && !isPublicNumber(name) && (
        <Link
          as="button"
          type="button"
          aria-label={data ? t`Hide ${label}` : t`Show ${label}`}
          aria-disabled={isPending}
          fontSize="sm"
          minHeight={{ base: '44px', md: 'auto' }}
          minWidth={{ base: '44px', md: 'auto' }}
          onClick={() => (data ? reset() : isPending || mutate(name))}
        >
          {data ? <Trans>Hide</Trans> : <Trans>Show</Trans>}
        </Link>
      )}
      {error && <span role="alert"> {reasonOf(error)}</span>}
    </>
  );
}
