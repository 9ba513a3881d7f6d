import { createRoot } from 'react-dom/client';
import { createRootElement } from './createRootElement.ts';
import type { MountModule } from './MountModule.ts';

export const mount: MountModule['mount'] = ({ container, ...options }) => {
  createRoot(container).render(createRootElement(options));
};
