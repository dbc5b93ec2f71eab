// RUN: --pass-pipeline=builtin.module(func.func(test-alias-analysis)) --mlir-disable-threading 2>&1
// What regions and branches pass on is one of what they are given.

func.func @regions(%condition: i1, %n: index, %argument: memref<8xf32>) {
  %0 = memref.alloc() {test.ptr = "a"} : memref<8xf32>
  %1 = memref.alloc() {test.ptr = "b"} : memref<8xf32>
  %2:3 = scf.for %i = %n to %n step %n iter_args(%x = %0, %y = %1, %z = %argument) -> (memref<8xf32>, memref<8xf32>, memref<8xf32>) {
    %3 = memref.alloc() {test.ptr = "inner"} : memref<8xf32>
    scf.yield %y, %x, %3 : memref<8xf32>, memref<8xf32>, memref<8xf32>
  } {test.ptr = "for"}
  %4 = scf.if %condition -> memref<8xf32> {
    scf.yield %0 : memref<8xf32>
  } else {
    scf.yield %0 : memref<8xf32>
  } {test.ptr = "if"}
  return
}
func.func @blocks(%condition: i1) attributes {test.ptr = "blocks"} {
  %0 = memref.alloc() {test.ptr = "a"} : memref<8xf32>
  %1 = memref.alloc() {test.ptr = "b"} : memref<8xf32>
  cf.cond_br %condition, ^both(%0, %0 : memref<8xf32>, memref<8xf32>), ^both(%1, %0 : memref<8xf32>, memref<8xf32>)
^both(%either: memref<8xf32>, %one: memref<8xf32>):
  cf.cond_br %condition, ^both(%either, %one : memref<8xf32>, memref<8xf32>), ^exit
^exit:
  return
^dead(%only: memref<8xf32>):
  cf.br ^dead(%only : memref<8xf32>)
}
