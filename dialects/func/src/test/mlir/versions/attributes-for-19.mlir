// RUN: --mlir-version=19.1 --mlir-print-op-generic --allow-unregistered-dialect
// REFERENCE: reads the spelling of its own version only.

// MLIR 19.1 does not declare these attributes, so they are discardable.
func.func private @g(index) -> i32 attributes {no_inline}

func.func @f(%i: index) -> i32 {
  %0 = "func.call"(%i) <{callee = @g, arg_attrs = [{x.y}]}> {z} : (index) -> i32
  return %0 : i32
}
