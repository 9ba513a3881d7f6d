import type { ComponentType } from 'react';
import { mount } from '#mount';
import './host.css';

interface DemoModule {
  readonly default: ComponentType;
}

const modules = import.meta.glob<DemoModule>([
  '../../../content/demo/*/*.tsx',
  '../../../content/_home/*.tsx',
  '!**/_shared/**',
]);

/** `/~demos/<id>?color=dark&dir=rtl`, the same address and options as on the site. */
async function showDemo(address: URL): Promise<void> {
  const id = address.pathname.split('/').pop() ?? '';
  const path = Object.keys(modules).find((key) => key.endsWith(`/${id}.tsx`));
  const load = path === undefined ? undefined : modules[path];
  if (load === undefined) throw new Error(`No demo has the id '${id}'.`);

  const root = document.documentElement;
  const color = address.searchParams.get('color') === 'dark' ? 'dark' : 'light';
  root.dataset['prefersColor'] = color;
  root.style.colorScheme = color;
  if (address.searchParams.get('dir') === 'rtl') root.dir = 'rtl';

  const { default: Demo } = await load();
  const container = document.getElementById('root');
  if (container === null) throw new Error('The host page has no #root.');
  container.dataset['demo'] = id;
  container.className = 'demo-stage';
  mount(Demo, container, () => {
    root.dataset['demoReady'] = '';
  });
}

void showDemo(new URL(location.href));
