import { chakra } from '@chakra-ui/react/styled-system';
import { useMessages } from '@seamline/shared/messages';
import { Dialog } from '@seamline/shared/ui';
import { employeeMessages } from '../messages.ts';

const Picture = chakra('img', {
  base: { display: 'block', width: '100%', maxHeight: '75vh', objectFit: 'contain', bg: 'subtle', borderRadius: 'md' },
});

/** A picture as large as the window allows. */
export function ZoomDialog({ label, source, close }: { label: string; source: string; close(): void }) {
  const text = useMessages(employeeMessages).documents;
  return (
    <Dialog title={label} close={close} closeLabel={text.close} wide>
      <Picture src={source} alt={label} referrerPolicy="no-referrer" />
    </Dialog>
  );
}
