import { join } from 'node:path';
import { defineTwin } from '@seamline/shared/build';

const root = join(import.meta.dirname, '../..');

export default defineTwin(import.meta.dirname, join(root, 'shell'), join(import.meta.dirname, 'bundledRemotes.ts'));
