// RUN: --irdl-file=%S/dialect.irdl.mlir --canonicalize
// REFERENCE: has no dialect ods.
// A comparison with an absent attribute does not hold, also in not; a value of another type is no replacement.

func.func @absent(%x: i32) -> i32 {
  %0 = "k.o"(%x) {a = 1 : i32} : (i32) -> i32
  return %0 : i32
}
func.func @greater(%x: i32) -> i32 {
  %0 = "k.o"(%x) {a = 2 : i32, b = 1 : i32} : (i32) -> i32
  return %0 : i32
}
func.func @type(%x: i64) -> i32 {
  %0 = "k.o"(%x) {a = 2 : i32, b = 1 : i32} : (i64) -> i32
  return %0 : i32
}
