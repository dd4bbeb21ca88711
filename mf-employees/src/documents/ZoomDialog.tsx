import { chakra } from '@chakra-ui/react/styled-system';
import { useLingui } from '@lingui/react/macro';
import { Dialog } from '@seamline/shared/ui';

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
export function ZoomDialog({ label, source, close }: { label: string; source: string; close(): void }) {
  const { t } = useLingui();
  return (
    <Dialog title={label} close={close} closeLabel={t`Close`} wide>
      <Picture src={source} alt={label} referrerPolicy="no-referrer" />
    </Dialog>
  );
}
