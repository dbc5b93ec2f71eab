// RUN: --mlir-version=19.1 --pass-pipeline="builtin.module(inline{op-pipelines=func.func(canonicalize{max-iterations=3},cse),any(inline{op-pipelines=func.func(canonicalize)}) default-pipeline=canonicalize{top-down=false}})" --dump-pass-pipeline 2>&1
// The pipelines for certain callables show all options of their passes, the one for all others is shown as given.
func.func @f() {
  return
}
