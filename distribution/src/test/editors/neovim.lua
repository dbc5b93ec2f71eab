-- Opens a file in Neovim with a language server, asks what a user would ask, and writes the answers to a file.
-- Variables of the environment: LSP_SERVER the command, LSP_FILE the program, LSP_QUESTIONS the questions in JSON, each
-- a list of a kind, a line, a character and an argument, LSP_OUT the file for the answers, LSP_BYTECODE the commands for a
-- file of bytecode. Written for Neovim 0.7.
local out = io.open(vim.env.LSP_OUT, 'w')

local function say(...)
  out:write(table.concat(vim.tbl_map(tostring, { ... }), ' '), '\n')
end

local function finish(status)
  out:close()
  vim.cmd(status .. 'cquit!')
end

-- A file of bytecode is opened and saved by the commands of a file of Lua.
if vim.env.LSP_BYTECODE then
  dofile(vim.env.LSP_BYTECODE)
  vim.cmd('edit ' .. vim.fn.fnameescape(vim.env.LSP_FILE))
  say('opened', vim.bo.filetype, vim.bo.modified, table.concat(vim.api.nvim_buf_get_lines(0, 0, -1, false), ' | '))
  vim.cmd('%substitute/@f(/@renamed(/')
  vim.cmd('write')
  say('saved', vim.bo.modified)
  vim.cmd('edit!')
  say('opened again', table.concat(vim.api.nvim_buf_get_lines(0, 0, -1, false), ' | '))
  vim.notify = function(message) say('refused', message) end
  vim.cmd('1delete')
  vim.cmd('write')
  say('kept', vim.bo.modified)
  finish(0)
end

vim.cmd('edit ' .. vim.fn.fnameescape(vim.env.LSP_FILE))
local client = vim.lsp.start_client({ name = 'mlir', cmd = { vim.env.LSP_SERVER }, root_dir = vim.fn.getcwd() })
vim.lsp.buf_attach_client(0, client)
if not vim.wait(60000, function() return vim.lsp.buf_get_clients(0)[client] ~= nil end, 20) then
  say('not attached')
  finish(1)
end

local function place(line, character)
  return { textDocument = vim.lsp.util.make_text_document_params(), position = { line = line, character = character } }
end

local function ask(method, parameters)
  local answers = vim.lsp.buf_request_sync(0, method, parameters, 60000)
  local answer = answers and answers[client]
  if answer == nil then
    say(method, 'no answer')
    finish(1)
  end
  return answer.result
end

local function range(r)
  return r.start.line .. ':' .. r.start.character .. '-' .. r['end'].line .. ':' .. r['end'].character
end

local function diagnostics(count)
  vim.wait(60000, function() return #vim.diagnostic.get(0) == count end, 20)
  for _, d in ipairs(vim.diagnostic.get(0)) do
    say('diagnostic', d.lnum .. ':' .. d.col, d.message)
  end
end

for _, question in ipairs(vim.fn.json_decode(vim.env.LSP_QUESTIONS)) do
  local kind, line, character, argument = unpack(question)
  if kind == 'definition' then
    local found = ask('textDocument/definition', place(line, character))
    say('definition', range((found[1] or found).range))
  elseif kind == 'references' then
    local parameters = place(line, character)
    parameters.context = { includeDeclaration = true }
    say('references', table.concat(vim.tbl_map(function(l) return range(l.range) end,
      ask('textDocument/references', parameters)), ' '))
  elseif kind == 'hover' then
    say('hover', (ask('textDocument/hover', place(line, character)).contents.value:gsub('\n+', ' | ')))
  elseif kind == 'rename' then
    vim.api.nvim_win_set_cursor(0, { line + 1, character })
    vim.lsp.buf.rename(argument)
    vim.wait(10000, function() return vim.fn.search('%' .. argument, 'nw') > 0 end, 20)
    say('text', table.concat(vim.api.nvim_buf_get_lines(0, 0, -1, false), ' | '))
  elseif kind == 'completion' then
    local answer = ask('textDocument/completion', place(line, character))
    local labels = vim.tbl_map(function(item) return item.label end, answer.items or answer)
    say('completion', vim.tbl_contains(labels, argument) and argument or 'without ' .. argument)
  elseif kind == 'complete' then -- inserts the word that the built-in completion would insert
    local answer = ask('textDocument/completion', place(line, character))
    local text = vim.api.nvim_buf_get_lines(0, line, line + 1, false)[1]
    for _, item in ipairs(vim.lsp.util.text_document_completion_list_to_complete_items(answer, '')) do
      local start = item.user_data.nvim.lsp.completion_item.textEdit.range.start.character
      if item.abbr == argument then
        vim.api.nvim_buf_set_lines(0, line, line + 1, false,
          { text:sub(1, start) .. item.word .. text:sub(character + 1) })
      end
    end
    say('completed', vim.api.nvim_buf_get_lines(0, line, line + 1, false)[1])
  elseif kind == 'fix' then
    local parameters = vim.tbl_extend('force', place(line, character), {
      range = { start = { line = line, character = character }, ['end'] = { line = line, character = character } },
      context = { diagnostics = {}, only = { 'quickfix' } } })
    for _, action in ipairs(ask('textDocument/codeAction', parameters)) do
      if action.title == argument then
        vim.lsp.util.apply_workspace_edit(action.edit, 'utf-16')
      end
    end
    say('text', table.concat(vim.api.nvim_buf_get_lines(0, 0, -1, false), ' | '))
  elseif kind == 'type' then
    vim.api.nvim_buf_set_lines(0, line, line + 1, false, { argument })
    say('typed', argument)
  elseif kind == 'command' then
    local answer = ask('workspace/executeCommand',
      { command = 'mortise.showAfter', arguments = { vim.uri_from_bufnr(0), argument } })
    say('shown', table.concat(vim.fn.readfile(vim.uri_to_fname(answer)), ' | '))
  elseif kind == 'diagnostics' then
    diagnostics(line)
  end
end
finish(0)
