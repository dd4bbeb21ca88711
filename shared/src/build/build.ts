export { defineRemote } from './defineRemote.ts';
export { defineShell, defineTwin } from './defineShell.ts';
export { messageExtractors } from './messageExtractors.ts';
