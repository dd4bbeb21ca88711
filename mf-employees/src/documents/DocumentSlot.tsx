import { Link } from '@chakra-ui/react/link';
import { chakra } from '@chakra-ui/react/styled-system';
import { Trans, useLingui } from '@lingui/react/macro';
import { FileField } from '@seamline/shared/form';
import { EMPLOYEE_LABELS } from '@seamline/shared/labels/employee';
import { Badge, Button, Dialog, Icon, IconButton } from '@seamline/shared/ui';
import { lazy, Suspense, useState } from 'react';
import { COVERED_NAME } from './cover.ts';

const Picture = chakra('img', {
  base: {
    display: 'block',
    width: '100%',
    maxHeight: '75vh',
    objectFit: 'contain',
    bg: 'bg.subtle',
    borderRadius: 'md',
  },
});

/** A picture as large as the window allows. */
function ZoomDialog({ label, source, close }: { label: string; source: string; close(): void }) {
  const { t } = useLingui();
  return (
    <Dialog title={label} close={close} closeLabel={t`Close`} wide>
      <Picture src={source} alt={label} referrerPolicy="no-referrer" />
    </Dialog>
  );
}

interface DocumentSlotProps {
  name: 'profile_picture' | 'adhar_card_page_1' | 'adhar_card_page_2' | 'pan_card';
  required?: boolean;
  /** True where the server shows the viewer no more than a masked picture, and refuses a PDF. */
  isMasked?: boolean | undefined;
  /** URL of the stored file. */
  current?: string | null;
}

/**
 * A slot of 100 × 100 for a picture or a PDF, with a larger view of it. The first eight digits of an Aadhaar number can be
 * covered before the card is uploaded.
 */
export function DocumentSlot({ isMasked = false, ...field }: DocumentSlotProps) {
  const { t } = useLingui();
  const label = t(EMPLOYEE_LABELS[field.name]);
  const isAadhaar = field.name.startsWith('adhar_card');
  const [isZoomed, setZoomed] = useState(false);
  return (
    <FileField
      {...field}
      label={label}
      kinds={field.name === 'profile_picture' ? 'pictures' : 'documents'}
      size="slot"
      actions={({ picture, paper }) => (
        <>
          {picture && (
            <IconButton label={t`View ${label}`} variant="outline" onClick={() => setZoomed(true)}>
              <Icon name="search" />
            </IconButton>
          )}
          {paper && !isMasked && (
            <Link href={paper} target="_blank" rel="noreferrer" aria-label={t`Open ${label} in a new tab`}>
              <Icon name="external" /> PDF
            </Link>
          )}
        </>
      )}
      below={({ file, picture, change }) => (
        <>
          {isAadhaar && file && picture && <CoverAction label={label} file={file} change={change} />}
          {isZoomed && picture && <ZoomDialog label={label} source={picture} close={() => setZoomed(false)} />}
        </>
      )}
    />
  );
}

const CoverDialog = lazy(async () => ({ default: (await import('./CoverDialog.tsx')).CoverDialog }));

interface CoverActionProps {
  label: string;
  file: File;
  change(file: File): void;
}

/** A button that covers the number on a chosen picture, and a confirmation once it is covered. */
function CoverAction({ label, file, change }: CoverActionProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const isCovered = file.name === COVERED_NAME;
  return (
    <>
      <span role="status">
        {isCovered ? (
          <Badge tone="success">
            <Trans>The number is covered.</Trans>
          </Badge>
        ) : (
          <small>
            <Trans>Cover the first eight digits before you upload it.</Trans>
          </small>
        )}
      </span>
      <span>
        <Button variant="outline" size="sm" aria-label={t`Cover the number on ${label}`} onClick={() => setOpen(true)}>
          <Trans>Cover the number</Trans>
        </Button>
      </span>
      {isOpen && (
        <Suspense>
          <CoverDialog label={label} file={file} covered={change} close={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
