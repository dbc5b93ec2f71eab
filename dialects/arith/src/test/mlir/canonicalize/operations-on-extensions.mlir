// RUN: --canonicalize
// Bitwise operations move before extensions; casts there and back go.
func.func @ext(%a: i8, %b: i8, %i: index, %f: f32) -> (i1, i1, i32, i32, i32, i8, i64, index, i32, i16,i16) {
  %0 = arith.extsi %a : i8 to i32
  %1 = arith.extsi %b : i8 to i32
  %2 = arith.extui %a : i8 to i32
  %3 = arith.extui %b : i8 to i32
  %4 = arith.cmpi slt, %0, %1 : i32
  %5 = arith.cmpi slt, %2, %3 : i32
  %6 = arith.andi %0, %1 : i32
  %7 = arith.ori %2, %3 : i32
  %8 = arith.xori %2, %3 : i32
  %9 = arith.trunci %8 : i32 to i8
  %10 = arith.index_cast %i : index to i64
  %11 = arith.index_cast %10 : i64 to index
  %12 = arith.extui %a : i8 to i16
  %13 = arith.extsi %12 : i16 to i32
  %t = arith.trunci %0 : i32 to i16
  %t2 = arith.trunci %2 : i32 to i16
  return %4,%5,%6,%7,%8,%9,%10,%11,%13,%t,%t2 : i1, i1, i32, i32, i32, i8, i64, index, i32, i16,i16
}
