import { nest } from '@seamline/shared/contract/employees/detail-paths';
import type { EmployeeDetails } from '@seamline/shared/contract/employees/employee-details';
import type { Leaving, Notice } from '@seamline/shared/contract/employees/former-employees';
import { type FileUrl, pictureUrl } from '../../files/fileUrls.ts';
import type { employeeRecordStore } from './employeeRecords.ts';

type Store = ReturnType<typeof employeeRecordStore>;
type StoredDetails = NonNullable<Awaited<ReturnType<Store['get']>>>;

/** An employee with masked numbers as a read answers: grouped, with names beside ids and signed addresses for files. */
export function detailsOf({ row, people, files }: StoredDetails, fileUrl: FileUrl, mayEdit: boolean): EmployeeDetails {
  const { designation, department, branch, id, version, probation_end_date } = row;
  const address = (fileId: number | null, name: string, employee?: number) => {
    const file = files.find((candidate) => candidate.id === fileId);
    return file ? fileUrl(file.id, `${name}.${extensionOf(file.contentType)}`, employee) : null;
  };
  return {
    ...(nest(row) as EmployeeDetails),
    id,
    version,
    probation_end_date,
    designation: { id: row.designation_id, name: designation },
    department: { id: row.department_id, name: department },
    branch: { id: row.branch_id, name: branch },
    reporting_persons: people.map((person) => ({
      id: person.id,
      user_id: person.id,
      user_name: person.name,
      designation: person.designation ?? '',
      profile_pic:
        person.pictureId === null ? null : pictureUrl(fileUrl, person.pictureId, person.hasThumbnail === true),
      has_left: person.leftAt !== null,
      ...(person.designation === null && { name_only: true }),
    })),
    documents: {
      profile_picture: address(row.profile_picture_file_id, 'picture'),
      aadhaar_page_1: address(row.aadhaar_page_1_file_id, 'aadhaar-page-1', id),
      aadhaar_page_2: address(row.aadhaar_page_2_file_id, 'aadhaar-page-2', id),
      pan_card: address(row.pan_card_file_id, 'pan-card', id),
      masked: mayEdit ? undefined : true,
    },
    notice: noticeOf(row),
    leaving: leavingOf(row),
  };
}

type LeavingColumns = Pick<StoredDetails['row'], keyof Notice | 'left_at'>;

/** The leaving of a former employee; null for a current one. */
export function leavingOf(row: LeavingColumns): Leaving | null {
  const dates = leavingValuesOf(row);
  return dates && row.left_at && { ...dates, left_at: row.left_at.toISOString() };
}

/** The leaving of an employee on notice; undefined for all others. */
export function noticeOf(row: LeavingColumns): Notice | undefined {
  return (row.left_at === null && leavingValuesOf(row)) || undefined;
}

/** The values of a leaving, null for an employee who stays. */
export function leavingValuesOf(row: LeavingColumns): Notice | null {
  const { resignation_date, company_last_day, remark, fnf_remark } = row;
  if (resignation_date === null || company_last_day === null) return null;
  const { exit_type, exit_reason, notice_period_days, settled_on } = row;
  return {
    resignation_date,
    company_last_day,
    remark,
    fnf_remark,
    exit_type,
    exit_reason,
    notice_period_days,
    settled_on,
  };
}

function extensionOf(contentType: string): string {
  return contentType.slice(contentType.indexOf('/') + 1);
}
