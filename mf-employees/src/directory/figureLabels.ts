import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { EmployeeFigure } from '@seamline/shared/contract/employee-figures';

/** The names of the filters that the figures of the home page link to. */
export const FIGURE_LABELS: Readonly<Record<EmployeeFigure, MessageDescriptor>> = {
  'on-notice': msg`On notice`,
  'joining-this-month': msg`Joining this month`,
  'joining-next-month': msg`Joining next month`,
  'birthday-this-week': msg`Birthday this week`,
  'anniversary-this-week': msg`Work anniversary this week`,
  incomplete: msg`With an incomplete record`,
};
