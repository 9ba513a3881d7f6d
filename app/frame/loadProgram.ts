import { type Program, pathOfModule } from '../../shared/editor/frameMessages.ts';
import { mountModuleName } from '../../shared/editor/StackList.ts';
import type { FilesByAddress } from './findPlace.ts';
import type { MountModule } from './MountModule.ts';

export interface LoadedProgram {
  readonly demo: Readonly<Record<string, unknown>>;
  readonly mount: MountModule['mount'];
}

interface LoadOptions {
  readonly program: Program;
  /** Called when everything has been parsed and linked, before the first file of the demo runs. */
  readonly onEvaluate: () => void;
  readonly onLoad: (loaded: LoadedProgram) => void;
}

const evaluateEvent = 'site:evaluate';
const loadEvent = 'site:load';

/**
 * Makes modules out of the program's texts and starts them. Failures come as error events of the window, because
 * only those say where a text could not be parsed. Answers which address is which file of the demo.
 */
export function loadProgram({ program, onEvaluate, onLoad }: LoadOptions): FilesByAddress {
  const files = new Map<string, string>();
  const imports: Record<string, string> = {};
  for (const { name, code } of program.modules) {
    const address = moduleAddress(code);
    imports[name] = address;
    const path = pathOfModule(name);
    if (path !== undefined) files.set(address, path);
  }
  for (const { name, css } of program.styles) {
    const style = document.createElement('style');
    style.dataset['name'] = name;
    style.textContent = css;
    document.head.append(style);
  }

  addEventListener(evaluateEvent, onEvaluate, { once: true });
  addEventListener(loadEvent, (event) => onLoad((event as CustomEvent<LoadedProgram>).detail), {
    once: true,
  });
  imports[evaluateEvent] = moduleAddress(`dispatchEvent(new Event('${evaluateEvent}'))`);
  // The one import map has to be there before the first module.
  document.head.append(scriptOf('importmap', JSON.stringify({ imports })));
  const start = [
    `import ${JSON.stringify(evaluateEvent)};`,
    `import * as demo from ${JSON.stringify(program.entry)};`,
    `import { mount } from ${JSON.stringify(mountModuleName)};`,
    `dispatchEvent(new CustomEvent('${loadEvent}', { detail: { demo, mount } }));`,
  ];
  document.head.append(scriptOf('module', start.join('\n')));
  return files;
}

function moduleAddress(code: string): string {
  return URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
}

function scriptOf(type: string, text: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.type = type;
  script.textContent = text;
  return script;
}
