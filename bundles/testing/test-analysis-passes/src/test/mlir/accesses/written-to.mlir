// RUN: --test-written-to=assume-func-writes
// The stores, branches and calls that values flow into.
func.func @br(%m: memref<i32>, %c: i1, %a: i32) -> i32 {
  %0 = arith.constant 1 : i32
  cf.cond_br %c, ^bb1(%0 : i32), ^bb2(%a : i32) {tag = "br"}
^bb1(%x : i32):
  memref.store %x, %m[] {tag_name = "a"} : memref<i32>
  cf.br ^bb3(%x : i32) {tag = "b1"}
^bb2(%y : i32):
  memref.store %y, %m[] {tag_name = "b"} : memref<i32>
  cf.br ^bb3(%y : i32) {tag = "b2"}
^bb3(%z : i32):
  return {tag = "ret"} %z : i32
}
func.func @call(%m: memref<i32>, %c: i1) -> i32 {
  %0 = arith.constant {tag = "k"} 1 : i32
  %r = func.call @br(%m, %c, %0) {tag = "call"} : (memref<i32>, i1, i32) -> i32
  memref.store %r, %m[] {tag_name = "c", tag = "st"} : memref<i32>
  %q = func.call @ext(%r) {tag = "ext", tag_name = "extc"} : (i32) -> i32
  return %q : i32
}
func.func private @ext(%a: i32) -> i32
func.func @reg(%m: memref<i32>, %c: i1, %lb: index) -> i32 {
  %0 = arith.constant {tag = "c1"} 1 : i32
  %1 = arith.constant {tag = "c2"} 2 : i32
  %i = scf.if %c -> i32 {
    scf.yield {tag = "y1"} %0 : i32
  } else {
    scf.yield %1 : i32
  } {tag = "if"}
  %f = scf.for %k = %lb to %lb step %lb iter_args(%it = %i) -> i32 {
    %n = arith.addi %it, %1 {tag = "n"} : i32
    memref.store %n, %m[] {tag_name = "d"} : memref<i32>
    scf.yield %n : i32
  } {tag = "for"}
  %l = memref.load %m[] {tag = "load"} : memref<i32>
  memref.store %l, %m[] {tag_name = "l"} : memref<i32>
  "test.unk"(%l) {tag_name = "unk"} : (i32) -> ()
  return %f : i32
}
