// RUN: --canonicalize
// A cast of a cast becomes one cast or none.
func.func @casts(%i: index, %a: i16, %f: f32) -> (index, index, i32, i32, f16, f32, i32, index, index, i64) {
  %0 = arith.extsi %a : i16 to i32
  %1 = arith.index_cast %0 : i32 to index
  %2 = arith.extui %a : i16 to i32
  %3 = arith.index_castui %2 : i32 to index
  %4 = arith.bitcast %f : f32 to i32
  %5 = arith.bitcast %4 : i32 to f32
  %6 = arith.bitcast %5 : f32 to i32
  %7 = arith.extui %a : i16 to i32
  %8 = arith.extsi %7 : i32 to i64
  %9 = arith.trunci %8 : i64 to i32
  %10 = arith.sitofp %a : i16 to f32
  %11 = arith.truncf %10 : f32 to f16
  %12 = arith.index_castui %i : index to i64
  %13 = arith.index_castui %12 : i64 to index
  %14 = arith.index_cast %i : index to i64
  %15 = arith.index_cast %14 : i64 to index
  return %1, %3, %6, %9, %11, %5, %4, %13, %15, %8 : index, index, i32, i32, f16, f32, i32, index, index, i64
}
