// RUN: --pass-pipeline=builtin.module(func.func(symbol-dce)) --verify-diagnostics

// expected-error-re @below {{{{^'func.func' op  was scheduled to run under SymbolDCE, but does not define a symbol table$}}}}
func.func @f() { return }
