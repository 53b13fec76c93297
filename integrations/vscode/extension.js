'use strict';

const vscode = require('vscode');
const { LanguageClient } = require('vscode-languageclient/node');

/** @type {LanguageClient | undefined} */
let client;

/** Commands that answer with a text, and what each asks for where it is called without arguments. */
const QUESTIONS = {
  'layerlint.why': ['The type, file, folder, layer or module that depends on another', 'The one that it depends on'],
  'layerlint.graph': ['A type, file, folder, layer or module'],
  'layerlint.split': ['A type'],
};

async function activate() {
  const settings = vscode.workspace.getConfiguration('layerlint');
  const server = { command: settings.get('path'), args: ['lsp'] };
  client = new LanguageClient('layerlint', 'LayerLint', { run: server, debug: server }, {
    documentSelector: [
      ...['swift', 'objective-c', 'objective-cpp'].map((language) => ({ scheme: 'file', language })),
      // A header may be taken for C.
      { scheme: 'file', pattern: '**/*.h' },
      { scheme: 'file', pattern: '**/.layerlint.{yml,yaml}' },
    ],
    initializationOptions: { codeLens: settings.get('codeLens'), delay: settings.get('delay') },
    middleware: { executeCommand },
  });
  try {
    await client.start();
  } catch (error) {
    client = undefined;
    vscode.window.showErrorMessage(
      `LayerLint could not be started: ${error.message}. Install it, or set "layerlint.path" to where it is.`);
  }
}

/** The client registers the commands of the server: missing arguments are asked for, and a text that comes back is shown. */
async function executeCommand(command, given, next) {
  const questions = QUESTIONS[command];
  if (!questions) return next(command, given);
  const answers = given && given.length > 0 ? given : await ask(questions);
  if (!answers) return undefined;
  const text = await next(command, answers);
  if (typeof text !== 'string') return text;
  const document = await vscode.workspace.openTextDocument({ content: text, language: 'plaintext' });
  await vscode.window.showTextDocument(document, { preview: true });
  return text;
}

/** The answers; undefined where one was refused. */
async function ask(questions) {
  const answers = [];
  for (const prompt of questions) {
    const answer = await vscode.window.showInputBox({ prompt, value: selectedWord() });
    if (!answer) return undefined;
    answers.push(answer);
  }
  return answers;
}

function selectedWord() {
  const editor = vscode.window.activeTextEditor;
  const range = editor && editor.document.getWordRangeAtPosition(editor.selection.active);
  return range ? editor.document.getText(range) : '';
}

async function deactivate() {
  const running = client;
  client = undefined;
  if (running) await running.stop();
}

module.exports = { activate, deactivate };
