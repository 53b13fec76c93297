-- Neovim's own client against `layerlint lsp`: diagnostics appear while somebody types, a code action is applied, and the buffer
-- is right. `LAYERLINT` is the program, `APP` a copy of samples/layered/broken. Neovim 0.7 or later.

local function fail(message)
  io.stderr:write('FAILED: ' .. message .. '\n')
  vim.cmd('cquit 1')
end

local function wait(what, condition)
  if not vim.wait(20000, condition, 20) then fail(what) end
  print('ok: ' .. what)
end

local app = vim.env.APP
local path = app .. '/Domain/Services/FeedService.swift'
vim.cmd('edit ' .. path)
local buffer = vim.api.nvim_get_current_buf()
local original = vim.api.nvim_buf_get_lines(buffer, 0, -1, false)

local id = vim.lsp.start_client({
  name = 'layerlint',
  cmd = { vim.env.LAYERLINT, 'lsp', '--no-cache' },
  root_dir = app,
  workspace_folders = { { uri = vim.uri_from_fname(app), name = 'app' } },
})
if not id then fail('the server does not start') end
vim.lsp.buf_attach_client(buffer, id)

local function rules(where)
  return vim.tbl_map(function(diagnostic)
    return diagnostic.code or (diagnostic.user_data and diagnostic.user_data.lsp and diagnostic.user_data.lsp.code)
  end, vim.diagnostic.get(where))
end

local function has(rule) return vim.tbl_contains(rules(buffer), rule) end

wait('diagnostics of the file on disk', function() return has('upward_dependency') end)
wait('diagnostics of files that are not open', function() return #vim.diagnostic.get(nil) > #vim.diagnostic.get(buffer) end)

-- Without saving: the finding moves down with its line.
local function line_of(rule)
  for _, diagnostic in ipairs(vim.diagnostic.get(buffer)) do
    local code = diagnostic.code or (diagnostic.user_data and diagnostic.user_data.lsp and diagnostic.user_data.lsp.code)
    if code == rule then return diagnostic.lnum end
  end
end

local before = line_of('upward_dependency')
vim.api.nvim_buf_set_lines(buffer, 0, 0, false, { '// first: é', '// second' })
wait('a diagnostic moves with its line', function() return line_of('upward_dependency') == before + 2 end)
if not vim.bo[buffer].modified then fail('the buffer was saved') end

local client = vim.lsp.get_client_by_id(id)
local function request(method, parameters)
  local answer, problem = client.request_sync(method, parameters, 20000, buffer)
  if not answer or answer.err then fail(method .. ': ' .. vim.inspect(answer and answer.err or problem)) end
  return answer.result
end

local line = line_of('upward_dependency')
local document = { uri = vim.uri_from_bufnr(buffer) }
local actions = request('textDocument/codeAction', {
  textDocument = document,
  range = { start = { line = line, character = 0 }, ['end'] = { line = line, character = 99 } },
  context = { diagnostics = {} },
})
local suppression
for _, action in ipairs(actions) do
  if action.title == 'Suppress upward_dependency here' then suppression = action end
end
if not suppression then fail('no action suppresses the finding: ' .. vim.inspect(actions)) end
vim.lsp.util.apply_workspace_edit(suppression.edit, client.offset_encoding)

local expected = vim.list_extend({ '// first: é', '// second' }, vim.deepcopy(original))
table.insert(expected, line + 1, '  // layerlint:disable:next upward_dependency - ')
if not vim.deep_equal(vim.api.nvim_buf_get_lines(buffer, 0, -1, false), expected) then
  fail('the buffer is ' .. vim.inspect(vim.api.nvim_buf_get_lines(buffer, 0, -1, false)))
end
print('ok: the buffer has the comment above the line')
wait('the suppression asks for its reason', function() return has('suppression_without_reason') end)

vim.api.nvim_buf_set_text(buffer, line, #expected[line + 1], line, #expected[line + 1], { 'is going away' })
wait('the finding is suppressed', function() return not has('suppression_without_reason') end)

local row = vim.fn.search('class FeedService') - 1
local column = vim.fn.getline(row + 1):find('FeedService') - 1
local hover = request('textDocument/hover', { textDocument = document, position = { line = row, character = column } })
if not hover or not hover.contents.value:find('FeedService') then fail('no hover: ' .. vim.inspect(hover)) end
print('ok: a hover says what a type is')

vim.lsp.stop_client(id)
wait('the server ends', function() return vim.lsp.client_is_stopped(id) end)
vim.cmd('qall!')
