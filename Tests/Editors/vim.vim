" Vim with ALE against `layerlint lsp`: diagnostics appear while somebody types, a code action is applied, and the buffer is right.
" $LAYERLINT is the program, $APP a copy of samples/layered/broken, $ALE the folder of ALE,
" $LOG the file to write to.

set nocompatible nomore noswapfile
execute 'set runtimepath^=' . $ALE
let g:ale_linters_explicit = 1
let g:ale_linters = {'swift': ['layerlint']}
let g:ale_completion_enabled = 0
let g:ale_lint_delay = 0
let g:ale_update_tagstack = 0
filetype plugin on
runtime plugin/ale.vim

call ale#linter#Define('swift', {
\   'name': 'layerlint',
\   'lsp': 'stdio',
\   'executable': $LAYERLINT,
\   'command': '%e lsp --no-cache',
\   'project_root': {buffer -> $APP},
\   'language': 'swift',
\})

function! Say(text) abort
  call writefile([a:text], $LOG, 'a')
endfunction

function! Check(what, holds) abort
  if a:holds
    call Say('ok: ' . a:what)
  else
    call Say('FAILED: ' . a:what)
    call Say(string(getloclist(0)))
    cquit!
  endif
endfunction

" Lets Vim work until the condition holds, at most 20 seconds.
function! Await(what, condition) abort
  for l:_ in range(400)
    if a:condition() | break | endif
    " In a script nothing is typed: text changes are passed on by hand.
    call ale#Queue(0)
    sleep 50m
  endfor
  call Check(a:what, a:condition())
endfunction

function! Lines(text) abort
  let l:found = filter(copy(ale#engine#GetLoclist(bufnr(''))), {_, item -> stridx(item.text, a:text) >= 0})
  return map(l:found, {_, item -> item.lnum})
endfunction

let g:finding = 'uses FeedViewController from the higher'

try
  execute 'edit ' . fnameescape($APP . '/Domain/Services/FeedService.swift')
  set filetype=swift
  call Await('diagnostics of the file on disk', {-> !empty(Lines(g:finding))})
  let g:line = Lines(g:finding)[0]

  " Without saving: the finding moves down with its line.
  call append(0, ['// first: é', '// second'])
  call Await('a diagnostic moves with its line', {-> index(Lines(g:finding), g:line + 2) >= 0})
  call Check('the buffer was not saved', &modified)

  let g:before = getline(1, '$')
  call cursor(g:line + 2, stridx(getline(g:line + 2), 'FeedViewController') + 1)
  let g:items = []
  function! Take(data, items) abort
    let [g:data, g:items] = [a:data, a:items]
  endfunction
  call ale#codefix#Execute(0, function('Take'))
  call Await('code actions are offered', {-> !empty(g:items)})
  let g:found = filter(copy(g:items), {_, item -> item[1].title ==# 'Suppress upward_dependency here'})
  call Check('an action suppresses the finding', len(g:found) == 1)
  call ale#codefix#ApplyLSPCodeAction(g:data, g:found[0][1])
  let g:expected = g:before[: g:line] + ['  // layerlint:disable:next upward_dependency - '] + g:before[g:line + 1 :]
  call Check('the buffer has the comment above the line', getline(1, '$') ==# g:expected)
  call Await('the suppression asks for its reason', {-> !empty(Lines('reason'))})

  call setline(g:line + 2, getline(g:line + 2) . 'is going away')
  call Await('the finding is suppressed', {-> empty(Lines('reason')) && index(Lines(g:finding), g:line + 3) < 0})
  call ale#lsp#reset#StopAllLSPs()
  call Say('ok: the server ends')
catch
  call Say('FAILED: ' . v:exception . ' at ' . v:throwpoint)
  cquit!
endtry
qall!
