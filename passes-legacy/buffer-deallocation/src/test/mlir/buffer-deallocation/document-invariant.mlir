// RUN: --mlir-version=19.1 --buffer-deallocation --allow-unregistered-dialect
// "Example for breaking the invariant": the write does not come before the read on all ways; the pass frees all the same. And the
// example with custom.br, which is test.br.
func.func @condBranch(%arg0: i1, %arg1: memref<2xf32>) {
  %0 = memref.alloc() : memref<2xf32>
  cf.cond_br %arg0, ^bb1, ^bb2
^bb1:
  cf.br ^bb3
^bb2:
  "test.partial_write"(%0, %0) : (memref<2xf32>, memref<2xf32>) -> ()
  cf.br ^bb3
^bb3:
  test.copy(%0, %arg1) : (memref<2xf32>, memref<2xf32>)
  return
}

func.func @custom_br(%arg0: i1, %arg1: memref<2xf32>) {
  cf.cond_br %arg0, ^bb1, ^bb2
^bb1:
  %0 = memref.alloc() : memref<2xf32>
  "test.br"(%0)[^bb3] : (memref<2xf32>) -> ()
^bb2:
  %1 = memref.alloc() : memref<2xf32>
  "test.br"(%1)[^bb3] : (memref<2xf32>) -> ()
^bb3(%2: memref<2xf32>):
  test.copy(%2, %arg1) : (memref<2xf32>, memref<2xf32>)
  return
}
