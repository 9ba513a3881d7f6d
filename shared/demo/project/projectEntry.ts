import { reactMajor } from './reactMajor.ts';

interface EntryOptions {
  /** Path of the demo, relative to the entry and without extension. */
  readonly demo: string;
  /** Exact version of React. */
  readonly react: string;
}

/** The module that puts the demo on the page, with the render call that this React has. */
export function projectEntry({ demo, react }: EntryOptions): string {
  if (reactMajor(react) < 18)
    return `import React from 'react';
import ReactDOM from 'react-dom';
import Demo from '${demo}';

ReactDOM.render(<Demo />, document.getElementById('root'));
`;
  return `import React from 'react';
import { createRoot } from 'react-dom/client';
import Demo from '${demo}';

const container = document.getElementById('root');
if (container !== null) createRoot(container).render(<Demo />);
`;
}
