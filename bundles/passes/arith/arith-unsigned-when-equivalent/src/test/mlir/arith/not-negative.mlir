// RUN: --mlir-version=19.1 --arith-unsigned-when-equivalent
// Operations on numbers that are not negative become unsigned.
func.func @t(%a: i32, %b: i32, %v: tensor<?xf32>) -> (i32, i32, i32, i32, index, i32) {
  %c1 = arith.constant 1 : i32
  %c10 = arith.constant 10 : i32
  %c0 = arith.constant 0 : i32
  %i0 = arith.constant 0 : index
  %i2 = arith.constant 2 : index
  %x = arith.minui %a, %c10 : i32
  %y = arith.minui %b, %c10 : i32
  %z = arith.addi %y, %c1 : i32
  %1 = arith.divsi %x, %z {foo} : i32
  %2 = arith.remsi %x, %z : i32
  %5 = arith.ceildivsi %x, %z : i32
  %6 = arith.floordivsi %x, %z : i32
  %7 = arith.addi %x, %c0 : i32
  %d = tensor.dim %v, %i0 : tensor<?xf32>
  %e = arith.divsi %d, %i2 : index
  %f = arith.divsi %c10, %c1 : i32
  return %1, %2, %5, %6, %e, %f : i32, i32, i32, i32, index, i32
}
