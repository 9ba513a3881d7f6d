/**
 * Node's options for scripts in TypeScript, as `npm run build` has them. A build makes much that is soon thrown
 * away; with room for it, it is collected less often.
 */
export const nodeOptions: string[];
