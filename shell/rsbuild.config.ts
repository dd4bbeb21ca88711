import { defineShell } from '@seamline/shared/build';

export default defineShell(import.meta.dirname);
