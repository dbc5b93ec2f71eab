// FOR: T=f16 I=i16, T=bf16 I=i16, T=f32 I=i32, T=f64 I=i64, T=f8E5M2 I=i8, T=f8E4M3FN I=i8, T=f8E5M2FNUZ I=i8, T=f8E4M3FNUZ I=i8, T=f8E4M3B11FNUZ I=i8
// Computations, comparisons, conversions and copies of the formats of floating-point numbers.
func.func @bits_to_number_$T() -> ($T, $T) {
  %0 = arith.constant 61 : $I
  %1 = arith.constant -62 : $I
  %2 = arith.bitcast %0 : $I to $T
  %3 = arith.bitcast %1 : $I to $T
  return %2, %3 : $T, $T
}
func.func @number_to_bits_$T() -> ($I, $I, $I) {
  %0 = arith.constant 1.5 : $T
  %1 = arith.constant -3.0 : $T
  %2 = arith.addf %0, %1 : $T
  %3 = arith.bitcast %0 : $T to $I
  %4 = arith.bitcast %1 : $T to $I
  %5 = arith.bitcast %2 : $T to $I
  return %3, %4, %5 : $I, $I, $I
}
func.func @there_and_back_$T() -> ($T, $I) {
  %0 = arith.constant 1.25 : $T
  %1 = arith.bitcast %0 : $T to $I
  %2 = arith.bitcast %1 : $I to $T
  %3 = arith.bitcast %2 : $T to $I
  return %2, %3 : $T, $I
}
func.func @vector_bits_$T() -> (vector<2x$T>, vector<2x$I>) {
  %0 = arith.constant dense<[61, 62]> : vector<2x$I>
  %1 = arith.bitcast %0 : vector<2x$I> to vector<2x$T>
  %2 = arith.bitcast %1 : vector<2x$T> to vector<2x$I>
  return %1, %2 : vector<2x$T>, vector<2x$I>
}
func.func @arithmetic_$T() -> ($T, $T, $T, $T, $T, $T) {
  %0 = arith.constant 3.0 : $T
  %1 = arith.constant 0.75 : $T
  %2 = arith.addf %0, %1 : $T
  %3 = arith.subf %1, %0 : $T
  %4 = arith.mulf %0, %1 : $T
  %5 = arith.divf %1, %0 : $T
  %6 = arith.remf %0, %2 : $T
  %7 = arith.negf %0 : $T
  return %2, %3, %4, %5, %6, %7 : $T, $T, $T, $T, $T, $T
}
func.func @extremes_$T() -> ($T, $T, $T, $T) {
  %0 = arith.constant 3.0 : $T
  %1 = arith.constant -2.0 : $T
  %2 = arith.maximumf %0, %1 : $T
  %3 = arith.minimumf %0, %1 : $T
  %4 = arith.maxnumf %1, %0 : $T
  %5 = arith.minnumf %1, %0 : $T
  return %2, %3, %4, %5 : $T, $T, $T, $T
}
func.func @comparisons_$T() -> (i1, i1, i1, i1, i1, i1, i1, i1) {
  %0 = arith.constant 3.0 : $T
  %1 = arith.constant -2.0 : $T
  %2 = arith.cmpf olt, %0, %1 : $T
  %3 = arith.cmpf ole, %0, %0 : $T
  %4 = arith.cmpf ogt, %0, %1 : $T
  %5 = arith.cmpf oge, %1, %0 : $T
  %6 = arith.cmpf oeq, %0, %0 : $T
  %7 = arith.cmpf une, %0, %1 : $T
  %8 = arith.cmpf ord, %0, %1 : $T
  %9 = arith.cmpf uno, %0, %1 : $T
  return %2, %3, %4, %5, %6, %7, %8, %9 : i1, i1, i1, i1, i1, i1, i1, i1
}
func.func @comparisons_without_number_$T() -> (i1, i1, i1, i1, i1, i1) {
  %0 = arith.constant 3.0 : f32
  %1 = arith.constant 0x7FC00000 : f32
  %2 = arith.cmpf olt, %0, %1 : f32
  %3 = arith.cmpf ult, %0, %1 : f32
  %4 = arith.cmpf une, %1, %1 : f32
  %5 = arith.cmpf oeq, %1, %1 : f32
  %6 = arith.cmpf uno, %0, %1 : f32
  %7 = arith.cmpf ord, %0, %1 : f32
  return %2, %3, %4, %5, %6, %7 : i1, i1, i1, i1, i1, i1
}
func.func @integers_$T() -> ($T, $T, i32, i32, i64) {
  %0 = arith.constant -5 : i32
  %1 = arith.constant 7 : i64
  %2 = arith.sitofp %0 : i32 to $T
  %3 = arith.uitofp %1 : i64 to $T
  %4 = arith.fptosi %2 : $T to i32
  %5 = arith.fptoui %3 : $T to i32
  %6 = arith.fptosi %3 : $T to i64
  return %2, %3, %4, %5, %6 : $T, $T, i32, i32, i64
}
func.func @memory_$T() -> ($T, $T, $I) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.alloc() : memref<2x$T>
  %0 = arith.constant 1.5 : $T
  %1 = arith.constant -0.5 : $T
  memref.store %0, %m[%c0] : memref<2x$T>
  memref.store %1, %m[%c1] : memref<2x$T>
  %2 = memref.load %m[%c0] : memref<2x$T>
  %3 = memref.load %m[%c1] : memref<2x$T>
  memref.dealloc %m : memref<2x$T>
  %4 = arith.addf %2, %3 : $T
  %5 = arith.bitcast %3 : $T to $I
  return %2, %4, %5 : $T, $T, $I
}
func.func private @identity_$T(%a: $T, %c: i1) -> ($T, $T) {
  %0 = arith.constant 2.0 : $T
  %1 = arith.select %c, %a, %0 : $T
  return %a, %1 : $T, $T
}
func.func @calls_$T() -> ($T, $T, $T, $T) {
  %true = arith.constant true
  %false = arith.constant false
  %0 = arith.constant 1.5 : $T
  %1:2 = call @identity_$T(%0, %true) : ($T, i1) -> ($T, $T)
  %2:2 = call @identity_$T(%0, %false) : ($T, i1) -> ($T, $T)
  return %1#0, %1#1, %2#0, %2#1 : $T, $T, $T, $T
}
func.func @loop_$T() -> ($T, $T) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %0 = arith.constant 1.0 : $T
  %1 = arith.constant 0.5 : $T
  %2:2 = scf.for %i = %c0 to %c3 step %c1 iter_args(%x = %0, %y = %1) -> ($T, $T) {
    %3 = arith.addf %x, %1 : $T
    scf.yield %y, %3 : $T, $T
  }
  return %2#0, %2#1 : $T, $T
}
func.func @vectors_$T() -> (vector<3x$T>, $T, vector<3x$T>) {
  %0 = arith.constant dense<[1.0, 2.0, -1.0]> : vector<3x$T>
  %1 = arith.constant dense<0.5> : vector<3x$T>
  %2 = arith.mulf %0, %1 : vector<3x$T>
  %3 = vector.extract %2[1] : $T from vector<3x$T>
  %4 = vector.insert %3, %0[2] : $T into vector<3x$T>
  return %2, %3, %4 : vector<3x$T>, $T, vector<3x$T>
}
