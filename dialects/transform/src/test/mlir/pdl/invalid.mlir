// RUN: --split-input-file --verify-diagnostics

pdl.pattern : benefit(1) {
  %op = operation "foo.op"
  // expected-error @+1 {{expects parent op 'pdl.rewrite'}}
  erase %op
  rewrite %op with "rewriter"
}
