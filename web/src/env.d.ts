/// <reference types="vite/client" />
declare module 'virtual:game-heads' {
  const heads: Record<string, string>;
  export default heads;
}
