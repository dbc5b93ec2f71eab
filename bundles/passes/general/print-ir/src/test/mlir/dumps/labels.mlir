// RUN: --pass-pipeline=builtin.module(func.func(print-ir{label=first}),print-ir) --mlir-disable-threading 2>&1
// Attributes have no aliases.
func.func @a(%x: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %y = arith.addi %x, %c0 : i32
  return %y : i32
}
func.func private @b()

func.func @c(%i: index) -> index {
  %0 = affine.apply affine_map<(d0) -> (d0 * 2)>(%i)
  return %0 : index
}
