export { type Catalogue, defineMessages, type Messages, useMessages } from './catalogue.ts';
