import { Flex } from '@chakra-ui/react/flex';
import { useLingui } from '@lingui/react/macro';
import { setLanguage, useLanguage } from '@seamline/shared/session';
import { LanguageButtons } from '@seamline/shared/ui';

/** The choice of language on the sign-in page, which has no menu. */
export function LanguageBar() {
  const { t } = useLingui();
  return (
    <Flex role="group" aria-label={t`Language`} justifyContent="center" flexWrap="wrap" gap="1">
      <LanguageButtons chosen={useLanguage()} choose={setLanguage} />
    </Flex>
  );
}
