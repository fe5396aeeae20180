/// <reference types="vite/client" />
declare module 'virtual:words/en' {
  const words: string;
  export default words;
}
declare module 'virtual:words/ru' {
  const words: string;
  export default words;
}
