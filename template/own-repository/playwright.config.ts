import { remoteSuite } from '@seamline/e2e/remote-suite';

export default remoteSuite(import.meta.dirname);
