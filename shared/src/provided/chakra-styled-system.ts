/** The exports of Chakra's styled system that the shell provides to the remotes. */
export { chakra } from '@chakra-ui/react/styled-system';
