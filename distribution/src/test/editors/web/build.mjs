// Bundles page.js with its libraries for a browser, into the folder "out".
import { build } from 'esbuild';

await build({
  entryPoints: ['page.js'],
  bundle: true,
  minify: true,
  format: 'esm',
  outfile: 'out/page.js',
  loader: { '.ttf': 'dataurl' },
  alias: { path: 'path-browserify', vscode: 'monaco-languageclient/vscode-compatibility' },
  define: { global: 'window', 'process.env': '{}', 'process.platform': '"linux"' },
  logLevel: 'error',
});
