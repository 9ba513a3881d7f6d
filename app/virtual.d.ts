/// <reference types="vite/client" />

declare module 'virtual:messages/*' {
  const messages: import('./features/locale/messageResource.ts').ParsedMessages;
  export default messages;
}

declare module 'virtual:stacks' {
  const stacks: import('../shared/editor/StackList.ts').StackList;
  export default stacks;
}
