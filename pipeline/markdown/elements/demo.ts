import { existsSync } from 'node:fs';
import path from 'node:path';
import { toString as textOf } from 'mdast-util-to-string';
import { demoIdOf } from '../../content/contentPaths.ts';
import type { ElementDefinition } from '../ElementDefinition.ts';
import { segmentNames, siteNode } from '../siteNode.ts';

/** `<Demo src="./simple.tsx" title="…">What to look at.</Demo>`: a running demo with its source. */
export const demo: ElementDefinition = {
  required: ['src', 'title'],
  optional: ['keywords', 'clientOnly', 'height'],
  expand({ node, attributes, page, report, addDemo }) {
    const { src = '', title = '', keywords = '', clientOnly, height } = attributes;
    const line = node.position?.start.line ?? 1;
    const file = path.resolve(path.dirname(page.file), src);

    if (!src.startsWith('.') || !src.endsWith('.tsx') || !existsSync(file)) {
      report({
        line,
        message: 'The demo file does not exist.',
        found: src,
        expected: 'src: a path to a .tsx file, relative to the page, e.g. "./simple.tsx"',
      });
      return [];
    }
    const reservedHeight = Number(height ?? '');
    if (clientOnly !== undefined && !(reservedHeight > 0)) {
      report({
        line,
        message: 'A demo that cannot render on the server has to say how much room to keep.',
        found: height === undefined ? 'clientOnly without height' : `height="${height}"`,
        expected: 'height: a number of pixels, e.g. clientOnly height="300"',
      });
      return [];
    }

    const id = demoIdOf(file);
    addDemo({
      id,
      file,
      title,
      description: node.children.map((child) => textOf(child)).join(' '),
      keywords: keywords
        .split(',')
        .map((word) => word.trim())
        .filter((word) => word !== ''),
      clientOnly: clientOnly !== undefined,
      line,
    });
    const heading = {
      type: 'heading' as const,
      depth: 2 as const,
      children: [{ type: 'text' as const, value: title }],
      data: { hProperties: { id } },
      ...(node.position && { position: node.position }),
    };
    return [
      siteNode({
        name: segmentNames.demo,
        properties: {
          demo: id,
          title,
          ...(clientOnly !== undefined && { height: reservedHeight }),
        },
        children: [heading, ...node.children],
      }),
    ];
  },
};
