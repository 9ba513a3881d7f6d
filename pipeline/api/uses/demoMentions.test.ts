import { expect, it } from 'vitest';
import { demoMentions } from './demoMentions.ts';

it('finds the demos of a page with file and title, whatever the order of attributes', () => {
  const source = `
<Demo src="./simple.tsx" title="Basic > simple" keywords="a, b">
text
</Demo>
<Demo clientOnly title="Second" src="../other/second.tsx">
</Demo>
<Demo src='./third.tsx' title='A "third"' />
<Demo
  src = "./fourth.tsx"
  title = "Fourth"
>
</Demo>
<Demo src="/elsewhere.tsx" title="Not of the content" />
Not \`<Demo src="./within-a-line.tsx" title="Code">\`.

~~~~md
<Demo src="./fenced.tsx" title="Code">
~~~
</Demo>
~~~~

<Demo src="./fifth.tsx" title="The \`columns\` and \`data\`">
</Demo>

\`\`\`tsx
<Demo src="./fenced.tsx" title="Code" />
\`\`\`

<DemoGrid></DemoGrid>
<Demo src="./no-title.tsx">
</Demo>`;
  expect(demoMentions(source, '/content/demo/simple/index.mdx')).toEqual([
    { file: '/content/demo/simple/simple.tsx', title: 'Basic > simple' },
    { file: '/content/demo/other/second.tsx', title: 'Second' },
    { file: '/content/demo/simple/third.tsx', title: 'A "third"' },
    { file: '/content/demo/simple/fourth.tsx', title: 'Fourth' },
    { file: '/content/demo/simple/fifth.tsx', title: 'The `columns` and `data`' },
  ]);
});
