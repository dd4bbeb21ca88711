import { defineRemote } from '@seamline/shared/build';
import { commands } from './src/commands.ts';

export default defineRemote(import.meta.dirname, { commands });
