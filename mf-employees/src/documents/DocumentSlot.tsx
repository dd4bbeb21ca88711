import { Link } from '@chakra-ui/react/link';
import { chakra } from '@chakra-ui/react/styled-system';
import { useLingui } from '@lingui/react/macro';
import { FileField, type FileKinds } from '@seamline/shared/form';
import { Dialog, Icon, IconButton } from '@seamline/shared/ui';
import { useState } from 'react';
import { CoverAction } from './CoverAction.tsx';

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
  name: string;
  label: string;
  kinds: FileKinds;
  required?: boolean;
  /** True for an Aadhaar card: the first eight digits of its number can be covered before it is uploaded. */
  isAadhaar?: boolean;
  /** True where the server shows the viewer no more than a masked picture, and refuses a PDF. */
  isMasked?: boolean | undefined;
  /** URL of the stored file. */
  current?: string | null;
}

/** A slot of 100 × 100 for a picture or a PDF, with a larger view of it. */
export function DocumentSlot({ isAadhaar = false, isMasked = false, ...field }: DocumentSlotProps) {
  const { label } = field;
  const { t } = useLingui();
  const [isZoomed, setZoomed] = useState(false);
  return (
    <FileField
      {...field}
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
