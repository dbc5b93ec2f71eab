// RUN: --composite-fixed-point-pass=pipeline=canonicalize --mlir-print-ir-after-all 2>&1
// The second run changes nothing.
func.func @a(%x: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %y = arith.addi %x, %c0 : i32
  return %y : i32
}
func.func private @b()
