'use strict';

// The extension against stand-ins for VS Code and its client library, and its way to start the server against the server itself,
// where $LAYERLINT names it. What VS Code does with it is not tested.

const assert = require('node:assert');
const { spawn } = require('node:child_process');
const fs = require('node:fs');
const Module = require('node:module');
const path = require('node:path');
const test = require('node:test');
const { pathToFileURL } = require('node:url');

const manifest = require('../package.json');

/** Loads the extension anew, with what VS Code would give to it. */
function load({ settings = {}, answers = [], failure } = {}) {
  const seen = { clients: [], shown: [], errors: [], asked: [] };
  const properties = manifest.contributes.configuration.properties;
  const vscode = {
    workspace: {
      getConfiguration: (section) => ({
        get: (key) => {
          const name = `${section}.${key}`;
          assert.ok(name in properties, `${name} is no setting in package.json`);
          return name in settings ? settings[name] : properties[name].default;
        },
      }),
      openTextDocument: async (document) => document,
    },
    window: {
      activeTextEditor: undefined,
      showInputBox: async (options) => { seen.asked.push(options.prompt); return answers.shift(); },
      showTextDocument: async (document) => { seen.shown.push(document.content); },
      showErrorMessage: (message) => { seen.errors.push(message); },
    },
  };
  class LanguageClient {
    constructor(...given) { [this.id, this.name, this.server, this.options] = given; seen.clients.push(this); }
    async start() { if (failure) throw new Error(failure); this.isRunning = true; }
    async stop() { this.isRunning = false; }
  }
  const original = Module._load;
  Module._load = function (request, ...rest) {
    if (request === 'vscode') return vscode;
    if (request === 'vscode-languageclient/node') return { LanguageClient };
    return original.call(this, request, ...rest);
  };
  try {
    delete require.cache[require.resolve('../extension.js')];
    return { extension: require('../extension.js'), seen };
  } finally {
    Module._load = original;
  }
}

test('starts the program that is set, and stops it', async () => {
  const { extension, seen } = load({ settings: { 'layerlint.path': '/opt/layerlint', 'layerlint.codeLens': false } });
  await extension.activate();
  const [client] = seen.clients;
  assert.deepStrictEqual(client.server.run, { command: '/opt/layerlint', args: ['lsp'] });
  assert.deepStrictEqual(client.options.initializationOptions, { codeLens: false, delay: 60 });
  assert.ok(client.isRunning);
  await extension.deactivate();
  assert.strictEqual(client.isRunning, false);
  await extension.deactivate();
});

test('says what to do where the program is missing', async () => {
  const { extension, seen } = load({ failure: 'spawn layerlint ENOENT' });
  await extension.activate();
  assert.match(seen.errors[0], /ENOENT.*layerlint\.path/);
  await extension.deactivate();
});

test('is active for the languages that it sends', async () => {
  const { extension, seen } = load();
  await extension.activate();
  const languages = seen.clients[0].options.documentSelector.map((each) => each.language).filter(Boolean);
  const activating = manifest.activationEvents.filter((each) => each.startsWith('onLanguage:')).map((each) => each.slice(11));
  assert.deepStrictEqual(languages, activating);
});

test('asks for what a command needs, and shows the answer', async () => {
  const { extension, seen } = load({ answers: ['Feed', 'Chat', 'Feed'] });
  await extension.activate();
  const { executeCommand } = seen.clients[0].options.middleware;
  const called = [];
  const next = async (command, given) => { called.push([command, given]); return `${command} answers`; };
  await executeCommand('layerlint.why', [], next);
  await executeCommand('layerlint.graph', ['Feed', 'text', 'file:///a'], next);
  await executeCommand('layerlint.graph', undefined, next);
  assert.deepStrictEqual(called, [
    ['layerlint.why', ['Feed', 'Chat']], ['layerlint.graph', ['Feed', 'text', 'file:///a']], ['layerlint.graph', ['Feed']],
  ]);
  assert.strictEqual(seen.asked.length, 3);
  assert.deepStrictEqual(seen.shown, ['layerlint.why answers', 'layerlint.graph answers', 'layerlint.graph answers']);
  // Refused: nothing is called.
  await executeCommand('layerlint.why', [], next);
  assert.strictEqual(called.length, 3);
  // Others pass through.
  await executeCommand('layerlint.accept', ['file:///a', 'x'], async (...given) => called.push(given));
  assert.deepStrictEqual(called[3], ['layerlint.accept', ['file:///a', 'x']]);
});

test('the server has the commands, and takes the options', { skip: process.env.LAYERLINT ? false : 'LAYERLINT is not set' }, async () => {
  const { extension, seen } = load({ settings: { 'layerlint.path': process.env.LAYERLINT } });
  await extension.activate();
  const { server, options } = seen.clients[0];
  const sample = path.resolve(__dirname, '../../../samples/layered/broken');
  assert.ok(fs.existsSync(sample));
  const child = spawn(server.run.command, [...server.run.args, '--no-cache'], { stdio: ['pipe', 'pipe', 'inherit'] });
  let received = Buffer.alloc(0);
  const messages = [];
  const waiting = new Map();
  child.stdout.on('data', (data) => {
    received = Buffer.concat([received, data]);
    for (;;) {
      const head = /Content-Length: (\d+)\r\n\r\n/.exec(received.toString('latin1'));
      const start = head && head.index + head[0].length;
      if (!head || received.length < start + Number(head[1])) return;
      const message = JSON.parse(received.subarray(start, start + Number(head[1])).toString());
      received = received.subarray(start + Number(head[1]));
      messages.push(message);
      if (message.id !== undefined && !message.method) waiting.get(message.id)?.(message);
    }
  });
  const send = (message) => {
    const body = Buffer.from(JSON.stringify({ jsonrpc: '2.0', ...message }));
    child.stdin.write(Buffer.concat([Buffer.from(`Content-Length: ${body.length}\r\n\r\n`), body]));
  };
  const request = (id, method, params) =>
    new Promise((done) => { waiting.set(id, done); send({ id, method, params }); });
  const answer = await request(1, 'initialize', {
    processId: process.pid, capabilities: {}, initializationOptions: options.initializationOptions,
    workspaceFolders: [{ uri: pathToFileURL(sample).href, name: 'app' }],
  });
  const commands = answer.result.capabilities.executeCommandProvider.commands;
  for (const { command } of manifest.contributes.commands) assert.ok(commands.includes(command), command);
  send({ method: 'initialized', params: {} });
  const path_ = await request(2, 'workspace/executeCommand', {
    command: 'layerlint.why', arguments: ['FeedService', 'FeedViewController'],
  });
  assert.match(path_.result, /FeedViewController/);
  assert.ok(messages.some((each) => each.method === 'textDocument/publishDiagnostics'));
  await request(3, 'shutdown', null);
  send({ method: 'exit' });
  assert.strictEqual(await new Promise((done) => child.on('exit', done)), 0);
});
