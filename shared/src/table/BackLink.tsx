import { Link as TextLink } from '@chakra-ui/react/link';
import { Icon } from '@seamline/shared/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** A link from a screen back to its list, above the title. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <TextLink
      asChild
      display="inline-flex"
      alignItems="center"
      gap="1"
      paddingBlock={{ base: '3', md: 0 }}
      marginBlock={{ base: '-3', md: 0 }}
    >
      <Link to={to}>
        <Icon name="arrowLeft" />
        {children}
      </Link>
    </TextLink>
  );
}
