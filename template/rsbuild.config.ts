import { defineRemote } from '@seamline/shared/build';

export default defineRemote(import.meta.dirname);
