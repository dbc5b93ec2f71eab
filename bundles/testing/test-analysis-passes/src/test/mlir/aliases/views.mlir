// RUN: --pass-pipeline=builtin.module(func.func(test-alias-analysis)) --mlir-disable-threading 2>&1
// A view is the same memory as its source; two allocations and the arguments of the function are not.

func.func @views(%n: index, %argument: memref<8xf32>) attributes {test.ptr = "views"} {
  %0 = memref.alloc() {test.ptr = "heap"} : memref<8xf32>
  %1 = memref.alloca() {test.ptr = "stack"} : memref<8xf32>
  %2 = memref.subview %0[2] [4] [1] {test.ptr = "subview"} : memref<8xf32> to memref<4xf32, strided<[1], offset: 2>>
  %3 = memref.cast %argument {test.ptr = "cast"} : memref<8xf32> to memref<?xf32>
  %4 = memref.reinterpret_cast %1 to offset: [0], sizes: [2], strides: [1] {test.ptr = "reinterpret"} : memref<8xf32> to memref<2xf32, strided<[1]>>
  %5 = func.call @callee(%0) {test.ptr = "call"} : (memref<8xf32>) -> memref<8xf32>
  %6 = arith.constant {test.ptr = "constant"} 1 : index
  return
}
func.func private @callee(memref<8xf32>) -> memref<8xf32>
