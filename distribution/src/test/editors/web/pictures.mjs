// Opens a program in the editor of page.html in headless Chromium, with a language server behind it, checks what the
// editor shows, and takes pictures. Arguments: the command of the server, the program, the folder for the pictures.
import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { mkdirSync, readFileSync } from 'node:fs';
import puppeteer from 'puppeteer-core';
import { WebSocketServer } from 'ws';

const [, , command, program, folder, chromium] = process.argv;
const types = { html: 'text/html', js: 'text/javascript', css: 'text/css', mlir: 'text/plain' };
mkdirSync(folder, { recursive: true });

const http = createServer((request, response) => {
  const path = new URL(request.url, 'http://localhost').pathname.slice(1);
  const file = path === 'program.mlir' ? program : path === 'page.html' ? path : 'out/' + path.replaceAll('/', '');
  try {
    const content = readFileSync(file);
    response.writeHead(200, { 'Content-Type': types[path.split('.').pop()] ?? 'text/plain' }).end(content);
  } catch {
    response.writeHead(404).end();
  }
});
new WebSocketServer({ server: http }).on('connection', (socket) => {
  const server = spawn(command, [], { stdio: ['pipe', 'pipe', 'inherit'] });
  let pending = Buffer.alloc(0);
  socket.on('message', (data) => {
    server.stdin.write(`Content-Length: ${data.length}\r\n\r\n`);
    server.stdin.write(data);
  });
  socket.on('close', () => server.stdin.end());
  server.stdout.on('data', (data) => {
    pending = Buffer.concat([pending, data]);
    for (;;) {
      const header = /^Content-Length: (\d+)\r\n\r\n/.exec(pending.subarray(0, 64).toString('latin1'));
      if (!header || pending.length < header[0].length + Number(header[1])) {
        return;
      }
      const end = header[0].length + Number(header[1]);
      socket.send(pending.subarray(header[0].length, end).toString());
      pending = pending.subarray(end);
    }
  });
});
await new Promise((ready) => http.listen(0, '127.0.0.1', ready));

const browser = await puppeteer.launch({
  executablePath: chromium ?? '/usr/bin/chromium', headless: 'new', args: ['--no-sandbox', '--disable-gpu'] });
let failures = 0;

function check(what, holds) {
  console.log((holds ? 'ok   ' : 'FAIL ') + what);
  failures += holds ? 0 : 1;
}

async function open(theme) {
  const page = await browser.newPage();
  page.on('pageerror', (error) => console.log('page error', error.stack));
  await page.setViewport({ width: 900, height: 380 });
  await page.goto(`http://127.0.0.1:${http.address().port}/page.html?theme=${theme}`);
  await page.waitForFunction(() => window.editor && window.client, { timeout: 30000 });
  return page;
}

async function shown(page, text) {
  const isShown = (wanted) => { // a menu is in a tree of its own
    const menu = document.querySelector('.shadow-root-host')?.shadowRoot?.querySelector('.monaco-menu')?.innerText ?? '';
    return (document.body.innerText + menu).replaceAll('\u00a0', ' ').includes(wanted);
  };
  return page.waitForFunction(isShown, { timeout: 20000 }, text).then(() => true, () => false);
}

/** Takes a picture when nothing is fading in any more. */
async function picture(page, name) {
  await new Promise((rested) => setTimeout(rested, 800));
  await page.screenshot({ path: `${folder}/${name}` });
}

async function at(page, line, column, action) {
  await page.evaluate((l, c, a) => {
    editor.setPosition({ lineNumber: l, column: c });
    editor.focus();
    return editor.trigger('test', a, {});
  }, line, column, action);
}

const light = await open('light');
check('hint of a freed buffer', await shown(light, 'freed on line'));
check('hint of a leak', await shown(light, 'leaks'));
check('hint of a type', await shown(light, ': f32'));
check('costs above the function', await shown(light, 'legacy:'));
const coloured = () => [...document.querySelectorAll('.view-line span span')].some((span) =>
  span.innerText.trim() === 'alloc' && getComputedStyle(span).color === 'rgb(121, 94, 38)');
check('colours of semantic tokens', await light.waitForFunction(coloured, { timeout: 20000 }).then(() => true, () => false));
await at(light, 3, 5, 'editor.action.showHover');
check('hover with the aliases of a buffer', await shown(light, 'Aliases:'));
await picture(light, 'editor-hover-light.png');

const dark = await open('dark');
check('hint of a freed buffer, dark', await shown(dark, 'freed on line'));
check('costs above the function, dark', await shown(dark, 'legacy:'));
await at(dark, 7, 5, 'editor.action.quickFix');
check('fix of a leak', await shown(dark, 'Insert the missing dealloc'));
await picture(dark, 'editor-fix-dark.png');

const typing = await open('light');
await shown(typing, 'freed on line');
await typing.evaluate(() => {
  const end = editor.getModel().getLineMaxColumn(8);
  editor.setPosition({ lineNumber: 8, column: end });
  editor.focus();
  editor.trigger('test', 'type', { text: '\n  memref.store %missing, %a[%i] : memref<4xf32>' });
});
const marked = () => monaco.editor.getModelMarkers({}).some((m) => m.message.includes('undeclared SSA value'));
check('diagnostic while typing', await typing.waitForFunction(marked, { timeout: 20000 }).then(() => true, () => false));
await picture(typing, 'editor-diagnostic-light.png');

/** Types a line after another, as a user does. */
async function type(page, line, text) {
  await page.evaluate((l) => {
    editor.setPosition({ lineNumber: l, column: editor.getModel().getLineMaxColumn(l) });
    editor.focus();
  }, line);
  await page.keyboard.press('Enter');
  await page.keyboard.type(text, { delay: 30 });
}

const lineOf = (page, line) => page.evaluate((l) => editor.getModel().getLineContent(l), line);
const completing = await open('light');
await shown(completing, 'freed on line');
await type(completing, 8, 'memref.');
check('completion of an operation after a dot', await shown(completing, 'memref.atomic_rmw'));
await completing.keyboard.type('loa');
check('completion with the signature', await shown(completing, '(memref: memref of any type'));
await completing.keyboard.press('Enter');
check('insertion of the syntax', await lineOf(completing, 9) === '  memref.load %memref[%indices] : type');
await completing.keyboard.type('%');
check('completion of values in a hole', await shown(completing, '%scratch') && await shown(completing, 'memref<8xf32>'));
await picture(completing, 'editor-completion-light.png');
await completing.keyboard.type('in');
await completing.keyboard.press('Enter');
check('insertion of a value', (await lineOf(completing, 9)).startsWith('  memref.load %in['));

await browser.close();
http.close();
process.exit(failures === 0 ? 0 : 1);
