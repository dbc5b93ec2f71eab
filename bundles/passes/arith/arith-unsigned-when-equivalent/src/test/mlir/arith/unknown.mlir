// RUN: --arith-unsigned-when-equivalent
// A divisor that may be 0 has no known quotient; other operations become unsigned.
func.func @t(%a: i32, %b: i32, %i: index) -> (i1, i32, i32, i32, i32, i32, i32, i64, i1, i1, f32) {
  %c0 = arith.constant 0 : i32
  %c10 = arith.constant 10 : i32
  %x = arith.minui %a, %c10 : i32
  %y = arith.minui %b, %c10 : i32
  %0 = arith.cmpi slt, %x, %y : i32
  %1 = arith.divsi %x, %y : i32
  %2 = arith.remsi %x, %y : i32
  %3 = arith.maxsi %x, %y : i32
  %4 = arith.minsi %x, %y : i32
  %5 = arith.ceildivsi %x, %y : i32
  %6 = arith.floordivsi %x, %y : i32
  %7 = arith.extsi %x : i32 to i64
  %8 = arith.cmpi sge, %x, %y : i32
  %9 = arith.cmpi sgt, %a, %y : i32
  %10 = arith.sitofp %x : i32 to f32
  %11 = arith.shrsi %x, %y : i32
  %12 = arith.index_cast %x : i32 to index
  %13 = arith.divsi %i, %i : index
  %14 = arith.trunci %x : i32 to i8
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10 : i1, i32, i32, i32, i32, i32, i32, i64, i1, i1, f32
}
