import { createDevServer } from '../pipeline/vite/createDevServer.ts';
import { project } from './project.ts';

const server = await createDevServer({ ...project, port: Number(process.env['PORT'] ?? 8000) });
await server.listen();
server.printUrls();
