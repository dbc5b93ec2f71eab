// An editor with a language server behind a web socket. The test asks it by functions of the window.
import * as monaco from 'monaco-editor';
import { MonacoLanguageClient, MonacoServices } from 'monaco-languageclient';
import { CloseAction, ErrorAction } from 'vscode-languageclient/lib/common/client.js';
import { toSocket, WebSocketMessageReader, WebSocketMessageWriter } from 'vscode-ws-jsonrpc';

self.MonacoEnvironment = { getWorker: () => new Worker(URL.createObjectURL(new Blob(['']))) };
monaco.languages.register({ id: 'mlir', extensions: ['.mlir'] });
monaco.languages.setMonarchTokensProvider('mlir', {
  tokenizer: {
    root: [
      [/\/\/.*$/, 'comment'],
      [/"([^"\\]|\\.)*"/, 'string'],
      [/[%^][\w$.-]+/, 'variable'],
      [/@[\w$.-]+/, 'type.identifier'],
      [/[a-z_]\w*\.[\w.]+/, 'keyword'],
      [/\b(memref|tensor|vector|index|[if]\d+)\b/, 'type'],
      [/\b\d+(\.\d+)?\b/, 'number'],
    ],
  },
});
/** The colours of Visual Studio Code for the types of semantic tokens. */
function theme(base, colours) {
  const rules = Object.entries(colours).map(([token, foreground]) => ({ token, foreground }));
  return { base, inherit: true, rules, colors: {} };
}
monaco.editor.defineTheme('light', theme('vs', {
  namespace: '267f99', method: '795e26', function: '795e26', variable: '0070c1', parameter: '001080', label: 'af00db',
  property: 'e50000', enumMember: '0070c1', macro: '0000ff', type: '267f99', keyword: '0000ff', number: '098658' }));
monaco.editor.defineTheme('dark', theme('vs-dark', {
  namespace: '4ec9b0', method: 'dcdcaa', function: 'dcdcaa', variable: '4fc1ff', parameter: '9cdcfe', label: 'c586c0',
  property: '9cdcfe', enumMember: '4fc1ff', macro: '569cd6', type: '4ec9b0', keyword: '569cd6', number: 'b5cea8' }));
const parameters = new URLSearchParams(location.search);
const text = await (await fetch('program.mlir')).text();
const model = monaco.editor.createModel(text, 'mlir', monaco.Uri.parse('file:///program.mlir'));
const editor = monaco.editor.create(document.getElementById('editor'), {
  model,
  theme: parameters.get('theme'),
  fontSize: 15,
  minimap: { enabled: false },
  automaticLayout: true,
  inlayHints: { enabled: 'on' },
  'semanticHighlighting.enabled': true,
  scrollBeyondLastLine: false,
  hover: { delay: 100, above: false },
});
MonacoServices.install(monaco);
const socket = new WebSocket('ws://' + location.host);
socket.onopen = () => {
  const stream = toSocket(socket);
  const client = new MonacoLanguageClient({
    name: 'mlir',
    clientOptions: {
      documentSelector: ['mlir'],
      errorHandler: { error: () => ({ action: ErrorAction.Continue }), closed: () => ({ action: CloseAction.DoNotRestart }) },
    },
    connectionProvider: {
      get: async () => ({ reader: new WebSocketMessageReader(stream), writer: new WebSocketMessageWriter(stream) }),
    },
  });
  client.start();
  window.client = client;
};
window.editor = editor;
window.monaco = monaco;
