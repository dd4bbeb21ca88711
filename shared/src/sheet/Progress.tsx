import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';

const Bar = chakra('progress', {
  base: {
    width: '100%',
    height: '0.625rem',
    appearance: 'none',
    borderRadius: 'full',
    overflow: 'hidden',
    bg: 'bg.muted',
    '&::-webkit-progress-bar': { bg: 'bg.muted' },
    '&::-webkit-progress-value': { bg: 'accent.solid', transition: 'width 200ms' },
    '&::-moz-progress-bar': { bg: 'accent.solid' },
  },
});

interface ProgressProps {
  /** The progress as a sentence. */
  label: string;
  done?: number;
  total?: number;
}

/** Shows progress as a sentence and as a bar, which is indeterminate without a total. */
export function Progress({ label, done, total }: ProgressProps) {
  return (
    <>
      <Text role="status">{label}</Text>
      <Bar aria-label={label} {...(total === undefined ? {} : { value: done ?? 0, max: Math.max(1, total) })} />
    </>
  );
}
