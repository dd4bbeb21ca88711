export { defineRemote } from './defineRemote.ts';
export { defineShell } from './defineShell.ts';
export { defineTwin } from './defineTwin.ts';
