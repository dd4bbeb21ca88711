import { Link } from '@chakra-ui/react/link';

interface ContactLinkProps {
  to: string;
  opensTab?: boolean;
  /** Its accessible name, where its text alone would not say enough. */
  label?: string;
  children: string;
}

/** A link that calls, writes or sends a message, large enough for a finger. */
export function ContactLink({ to, opensTab = false, label, children }: ContactLinkProps) {
  return (
    <Link
      href={to}
      aria-label={label}
      {...(opensTab && { target: '_blank', rel: 'noreferrer' })}
      display="inline-flex"
      alignItems="center"
      minHeight="44px"
      overflowWrap="anywhere"
    >
      {children}
    </Link>
  );
}
