import { useLingui } from '@lingui/react/macro';
import { FIELD_LABELS } from '../fields/labels.ts';
import { DocumentSlot } from './DocumentSlot.tsx';

interface DocumentFieldsProps {
  /** URLs of the stored files, by field name. */
  stored?: Partial<Record<'profile_picture' | 'adhar_card_page_1' | 'adhar_card_page_2' | 'pan_card', string | null>>;
  /** Adding needs both pages of the Aadhaar card; changing sends only what is newly chosen. */
  required?: boolean;
}

/** The four slots of an employee: portrait, both pages of the Aadhaar card, PAN card. */
export function DocumentFields({ stored = {}, required = false }: DocumentFieldsProps) {
  const { t } = useLingui();
  return (
    <>
      <DocumentSlot
        name="profile_picture"
        label={t(FIELD_LABELS.profile_picture)}
        kinds="pictures"
        current={stored.profile_picture ?? null}
      />
      <DocumentSlot
        name="adhar_card_page_1"
        label={t(FIELD_LABELS.adhar_card_page_1)}
        kinds="documents"
        isAadhaar
        required={required}
        current={stored.adhar_card_page_1 ?? null}
      />
      <DocumentSlot
        name="adhar_card_page_2"
        label={t(FIELD_LABELS.adhar_card_page_2)}
        kinds="documents"
        isAadhaar
        required={required}
        current={stored.adhar_card_page_2 ?? null}
      />
      <DocumentSlot
        name="pan_card"
        label={t(FIELD_LABELS.pan_card)}
        kinds="documents"
        current={stored.pan_card ?? null}
      />
    </>
  );
}
