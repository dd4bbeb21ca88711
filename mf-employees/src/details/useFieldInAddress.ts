import type { EmployeeDetails } from '@seamline/shared/contract/employee-details';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { employeeLookups } from '../queries.ts';

/** Focuses the field that the URL names, once it can be changed. */
export function useFieldInAddress(form: { setFocus(name: string): void }, { documents }: EmployeeDetails): void {
  const [params] = useSearchParams();
  const asked = params.get('field');
  const field = asked === 'adhar_card_page_1' && documents.aadhaar_page_1 ? 'adhar_card_page_2' : asked;
  const isReady = useQuery(employeeLookups).isFetched;
  const isThere = useRef(false);
  useEffect(() => {
    if (!field || !isReady || isThere.current) return;
    isThere.current = true;
    form.setFocus(field);
  }, [field, isReady, form]);
}
