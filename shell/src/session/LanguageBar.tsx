import { Flex } from '@chakra-ui/react/flex';
import { useMessages } from '@seamline/shared/messages';
import { setLanguage, useLanguage } from '@seamline/shared/session';
import { LanguageButtons } from '@seamline/shared/ui';
import { shellMessages } from '../messages.ts';

/** The choice of language for whoever has no menu yet. */
export function LanguageBar() {
  const text = useMessages(shellMessages);
  return (
    <Flex role="group" aria-label={text.language} justifyContent="center" flexWrap="wrap" gap="1">
      <LanguageButtons chosen={useLanguage()} choose={setLanguage} />
    </Flex>
  );
}
