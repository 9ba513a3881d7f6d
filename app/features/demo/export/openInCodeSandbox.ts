import { compressToBase64 } from 'lz-string';
import { createDemoProject } from '../../../../shared/demo/project/createDemoProject.ts';
import { packForCodeSandbox } from '../../../../shared/demo/project/packForCodeSandbox.ts';
import type { ExportRequest } from './ExportRequest.ts';
import { postForm } from './postForm.ts';

const address = 'https://codesandbox.io/api/v1/sandboxes/define';

/** Base64 that needs no escapes in an address, which is what CodeSandbox expects. */
function toAddressAlphabet(base64: string): string {
  return base64.replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

/** Opens a demo in CodeSandbox in a new window. */
export default function openInCodeSandbox(request: ExportRequest): void {
  const project = createDemoProject({ ...request, kind: 'create-react-app' });
  const packed = JSON.stringify(packForCodeSandbox(project));
  postForm({
    action: address,
    target: '_blank',
    fields: {
      parameters: toAddressAlphabet(compressToBase64(packed)),
      query: `file=/${project.mainFile}`,
    },
  });
}
