import type { Project } from '@stackblitz/sdk';

/** A project as the fields of the form that StackBlitz takes. */
export function projectFields(project: Project): Readonly<Record<string, string>> {
  const { title, description, template, dependencies, files } = project;
  return {
    'project[title]': title,
    ...(description !== undefined && { 'project[description]': description }),
    'project[template]': template,
    // A `node` project says in its manifest what it depends on.
    ...(dependencies !== undefined && { 'project[dependencies]': JSON.stringify(dependencies) }),
    ...Object.fromEntries(
      Object.entries(files).map(([path, text]) => [
        `project[files][${escapeBrackets(path)}]`,
        text,
      ]),
    ),
  };
}

/** Brackets set the parts of a field's name apart. */
function escapeBrackets(path: string): string {
  return path.replaceAll('[', '%5B').replaceAll(']', '%5D');
}
