// RUN: --pass-pipeline=builtin.module(func.func(print-ir{label=first}),print-ir) --mlir-print-debuginfo --mlir-disable-threading 2>&1
// Locations and attributes have no aliases.
func.func @a(%x: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %y = arith.addi %x, %c0 : i32
  return %y : i32
}
func.func private @b()
