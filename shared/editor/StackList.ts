/** A built module of a stack. */
export interface StackModule {
  /** Root-absolute address of the module's text. */
  readonly address: string;
  /** The names, in the import map, of the modules that it imports itself. */
  readonly imports: readonly string[];
}

/** A React with a table and all the packages demos may import, in exactly the versions that are named. */
export interface Stack {
  readonly id: string;
  /** By package name. */
  readonly versions: Readonly<Record<string, string>>;
  /** By the name they have in the import map: what code imports, and the parts they share, as `#stack/…`. */
  readonly modules: Readonly<Record<string, StackModule>>;
  /** Addresses of the packages' style sheets, by what code imports. */
  readonly styles: Readonly<Record<string, string>>;
}

/** Everything edited code can run on. */
export interface StackList {
  /** Root-absolute address of the document that edited code runs in. */
  readonly frame: string;
  /** The first is the one every exported project pins. */
  readonly stacks: readonly [Stack, ...Stack[]];
}

/** The module of every stack that puts a demo on the page; see `MountModule`. */
export const mountModuleName = '#site/mount';

/** What code can import, as it writes it. */
export function importableNames(stack: Stack): readonly string[] {
  return [...Object.keys(stack.modules), ...Object.keys(stack.styles)]
    .filter((name) => !name.startsWith('#'))
    .sort();
}
