export { DemoEditor } from './DemoEditor.tsx';
export { prepareEdit } from './edit/prepareEdit.ts';
