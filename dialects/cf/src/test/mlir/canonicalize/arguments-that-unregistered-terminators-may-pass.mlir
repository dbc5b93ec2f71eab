// RUN: --canonicalize --allow-unregistered-dialect
// REFERENCE: MLIR drops unused arguments although an unregistered terminator may pass values to them

func.func @u4(%c: i1, %x: i32) {
  "some.terminator"(%x)[^bb1] : (i32) -> ()
^bb1(%d: i32):
  return
}
func.func @u5(%c: i1, %x: i32) {
  "some.terminator"(%x)[^bb1, ^bb2] : (i32) -> ()
^bb1(%d: i32):
  "some.terminator"(%x)[^bb1, ^bb2] : (i32) -> ()
^bb2(%e : i32, %f: i32):
  return
}
func.func @u6(%c: i1, %x: i32) -> i32{
  "some.terminator"(%x)[^bb1, ^bb2] : (i32) -> ()
^bb1(%d: i32):
  "some.terminator"(%x)[^bb1, ^bb2] : (i32) -> ()
^bb2(%e : i32, %f: i32):
  return %f : i32
}
