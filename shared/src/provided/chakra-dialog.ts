/** Chakra's dialog, which the shell provides from a chunk of its own. */
export { Dialog } from '@chakra-ui/react/dialog';
