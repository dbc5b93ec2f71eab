// FOR: T=i8, T=i7, T=i16, T=i32, T=i33, T=i64, T=i65, T=i128, T=index
// Computations and comparisons of integers of all widths.
func.func @sums_$T() -> ($T, $T, $T, $T, $T) {
  %0 = arith.constant 60 : $T
  %1 = arith.constant -7 : $T
  %2 = arith.addi %0, %0 : $T
  %3 = arith.subi %1, %0 : $T
  %4 = arith.muli %0, %1 : $T
  %5 = arith.muli %4, %4 : $T
  %6 = arith.addi %4, %5 : $T
  return %2, %3, %4, %5, %6 : $T, $T, $T, $T, $T
}
func.func @quotients_$T() -> ($T, $T, $T, $T, $T, $T, $T) {
  %0 = arith.constant 60 : $T
  %1 = arith.constant -7 : $T
  %2 = arith.divsi %0, %1 : $T
  %3 = arith.remsi %0, %1 : $T
  %4 = arith.divui %1, %0 : $T
  %5 = arith.remui %1, %0 : $T
  %6 = arith.ceildivsi %0, %1 : $T
  %7 = arith.floordivsi %0, %1 : $T
  %8 = arith.ceildivui %0, %1 : $T
  return %2, %3, %4, %5, %6, %7, %8 : $T, $T, $T, $T, $T, $T, $T
}
func.func @bits_$T() -> ($T, $T, $T, $T, $T, $T) {
  %0 = arith.constant 60 : $T
  %1 = arith.constant -7 : $T
  %2 = arith.constant 3 : $T
  %3 = arith.andi %0, %1 : $T
  %4 = arith.ori %0, %1 : $T
  %5 = arith.xori %0, %1 : $T
  %6 = arith.shli %1, %2 : $T
  %7 = arith.shrsi %1, %2 : $T
  %8 = arith.shrui %1, %2 : $T
  return %3, %4, %5, %6, %7, %8 : $T, $T, $T, $T, $T, $T
}
func.func @extremes_$T() -> ($T, $T, $T, $T) {
  %0 = arith.constant 60 : $T
  %1 = arith.constant -7 : $T
  %2 = arith.maxsi %0, %1 : $T
  %3 = arith.minsi %0, %1 : $T
  %4 = arith.maxui %0, %1 : $T
  %5 = arith.minui %0, %1 : $T
  return %2, %3, %4, %5 : $T, $T, $T, $T
}
func.func @comparisons_$T() -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %0 = arith.constant 60 : $T
  %1 = arith.constant -7 : $T
  %2 = arith.cmpi eq, %0, %1 : $T
  %3 = arith.cmpi ne, %0, %1 : $T
  %4 = arith.cmpi slt, %0, %1 : $T
  %5 = arith.cmpi sle, %1, %1 : $T
  %6 = arith.cmpi sgt, %0, %1 : $T
  %7 = arith.cmpi sge, %1, %0 : $T
  %8 = arith.cmpi ult, %0, %1 : $T
  %9 = arith.cmpi ule, %1, %1 : $T
  %10 = arith.cmpi ugt, %0, %1 : $T
  %11 = arith.cmpi uge, %1, %0 : $T
  return %2, %3, %4, %5, %6, %7, %8, %9, %10, %11 : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}
func.func @memory_$T() -> ($T, $T) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.alloc() : memref<2x$T>
  %0 = arith.constant 60 : $T
  %1 = arith.constant -7 : $T
  memref.store %0, %m[%c1] : memref<2x$T>
  memref.store %1, %m[%c0] : memref<2x$T>
  %2 = memref.load %m[%c0] : memref<2x$T>
  %3 = memref.load %m[%c1] : memref<2x$T>
  memref.dealloc %m : memref<2x$T>
  return %2, %3 : $T, $T
}
func.func private @choose_$T(%a: $T, %b: $T, %c: i1) -> $T {
  cf.cond_br %c, ^bb1(%a : $T), ^bb1(%b : $T)
^bb1(%0: $T):
  return %0 : $T
}
func.func @calls_$T() -> ($T, $T, $T) {
  %true = arith.constant true
  %false = arith.constant false
  %0 = arith.constant 60 : $T
  %1 = arith.constant -7 : $T
  %2 = call @choose_$T(%0, %1, %true) : ($T, $T, i1) -> $T
  %3 = call @choose_$T(%0, %1, %false) : ($T, $T, i1) -> $T
  %4 = arith.select %false, %0, %1 : $T
  return %2, %3, %4 : $T, $T, $T
}
func.func @loop_$T() -> ($T, $T) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %0 = arith.constant 60 : $T
  %1 = arith.constant -7 : $T
  %2:2 = scf.for %i = %c0 to %c5 step %c1 iter_args(%x = %0, %y = %1) -> ($T, $T) {
    %3 = arith.addi %x, %y : $T
    scf.yield %y, %3 : $T, $T
  }
  return %2#0, %2#1 : $T, $T
}
