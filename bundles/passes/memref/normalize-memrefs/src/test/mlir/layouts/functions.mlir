// RUN: --normalize-memrefs --split-input-file
// Layouts of arguments, results and calls of functions, also of callers that come first, and of nested modules.
#tile = affine_map<(i) -> (i floordiv 4, i mod 4)>
func.func private @ext(memref<16xf32, #tile>, i32) -> memref<16xf32, #tile>
func.func @caller(%a: memref<16xf32, #tile>) -> (memref<16xf32, #tile>, i32) {
  %c = arith.constant 1 : i32
  %0 = call @ext(%a, %c) {foo} : (memref<16xf32, #tile>, i32) -> memref<16xf32, #tile>
  return %0, %c : memref<16xf32, #tile>, i32
}
func.func @caller2(%a: memref<16xf32, #tile>) {
  %c:2 = call @caller(%a) {foo} : (memref<16xf32, #tile>) -> (memref<16xf32, #tile>, i32)
  %i = arith.constant 3 : index
  %0 = affine.load %c#0[%i] : memref<16xf32, #tile>
  return
}
func.func @plain() {
  call @plain() {foo} : () -> ()
  return
}
// -----
// order: caller first
#tile = affine_map<(i) -> (i floordiv 4, i mod 4)>
func.func @caller2(%a: memref<16xf32, #tile>) -> memref<16xf32, #tile> {
  %c:2 = call @caller(%a) {foo} : (memref<16xf32, #tile>) -> (memref<16xf32, #tile>, i32)
  %i = arith.constant 3 : index
  %0 = affine.load %c#0[%i] : memref<16xf32, #tile>
  return %c#0 : memref<16xf32, #tile>
}
func.func @caller(%a: memref<16xf32, #tile>) -> (memref<16xf32, #tile>, i32) {
  %c = arith.constant 1 : i32
  %0 = call @ext(%a, %c) {foo} : (memref<16xf32, #tile>, i32) -> memref<16xf32, #tile>
  return %0, %c : memref<16xf32, #tile>, i32
}
func.func private @ext(memref<16xf32, #tile>, i32) -> memref<16xf32, #tile>
// -----
// a value returned is not normalizable: alloca
#tile = affine_map<(i) -> (i floordiv 4, i mod 4)>
func.func @f(%c: i1) -> memref<16xf32, #tile> {
  cf.cond_br %c, ^a, ^b
^a:
  %0 = memref.alloc() : memref<16xf32, #tile>
  return %0 : memref<16xf32, #tile>
^b:
  %1 = memref.alloc() {alignment = 32 : i64, bar} : memref<16xf32, #tile>
  return %1 : memref<16xf32, #tile>
}
// -----
#tile = affine_map<(i) -> (i floordiv 4, i mod 4)>
module @outer {
  func.func private @ext(memref<16xf32, #tile>)
  module @inner {
  func.func private @ext(memref<16xf32, #tile>)
  func.func @use(%a: memref<16xf32, #tile>) {
    call @ext(%a) : (memref<16xf32, #tile>) -> ()
    return
  }
  }
}
// -----
#tile = affine_map<(i) -> (i floordiv 4, i mod 4)>
func.func @twice(%a: memref<16xf32, #tile>) {
  %0 = memref.alloc() : memref<16xf32, #tile>
  call @twice2(%0, %a) : (memref<16xf32, #tile>, memref<16xf32, #tile>) -> ()
  return
}
func.func private @twice2(memref<16xf32, #tile>, memref<16xf32, #tile>) 
// -----
#tile = affine_map<(i) -> (i floordiv 4, i mod 4)>
func.func private @ext(memref<16xf32, #tile>, i32) -> memref<16xf32, #tile>
func.func @caller(%a: memref<16xf32, #tile>) -> (memref<16xf32, #tile>, i32) {
  %c = arith.constant 1 : i32
  %0 = call @ext(%a, %c) : (memref<16xf32, #tile>, i32) -> memref<16xf32, #tile>
  %1 = call @ext(%0, %c) : (memref<16xf32, #tile>, i32) -> memref<16xf32, #tile>
  "test.op_norm"(%1, %1) : (memref<16xf32, #tile>, memref<16xf32, #tile>) -> ()
  return %1, %c : memref<16xf32, #tile>, i32
}
// -----
#tile = affine_map<(i) -> (i floordiv 4, i mod 4)>
func.func @bad(%a: memref<16xf32, #tile>) {
  "test.op_nonnorm"(%a, %a) : (memref<16xf32, #tile>, memref<16xf32, #tile>) -> ()
  return
}
func.func @caller(%a: memref<16xf32, #tile>) {
  call @bad(%a): (memref<16xf32, #tile>) -> ()
  return
}
func.func @caller2(%a: memref<16xf32, #tile>) {
  call @caller(%a): (memref<16xf32, #tile>) -> ()
  return
}
func.func @other(%a: memref<16xf32, #tile>) {
  return
}
