export { defineRemote } from './defineRemote.ts';
export { defineShell, defineTwin } from './defineShell.ts';
