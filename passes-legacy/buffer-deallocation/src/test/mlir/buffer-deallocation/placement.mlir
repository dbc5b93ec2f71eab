// RUN: --mlir-version=19.1 --buffer-deallocation
func.func @emptyUses(%arg0: memref<4xf32>) {
  %0 = memref.alloc() : memref<4xf32>
  return
}

// Deallocations at the wrong place are moved.
func.func @wrongDealloc(%cond: i1, %arg0: memref<2xf32>, %arg1: memref<2xf32>) {
  %1 = memref.alloc() : memref<2xf32>
  cf.cond_br %cond, ^bb1, ^bb2
^bb1:
  cf.br ^exit(%arg0 : memref<2xf32>)
^bb2:
  test.buffer_based in(%arg0: memref<2xf32>) out(%1: memref<2xf32>)
  memref.dealloc %1 : memref<2xf32>
  cf.br ^exit(%1 : memref<2xf32>)
^exit(%arg2: memref<2xf32>):
  test.copy(%arg2, %arg1) : (memref<2xf32>, memref<2xf32>)
  return
}

func.func @earlyDealloc(%arg0: memref<2xf32>, %arg1: memref<2xf32>) {
  %0 = memref.alloc() : memref<2xf32>
  test.buffer_based in(%arg0: memref<2xf32>) out(%0: memref<2xf32>)
  memref.dealloc %0 : memref<2xf32>
  test.copy(%0, %arg1) : (memref<2xf32>, memref<2xf32>)
  return
}

func.func @redundant(%arg0: memref<2xf32>) {
  %0 = memref.alloc() : memref<2xf32>
  test.buffer_based in(%arg0: memref<2xf32>) out(%0: memref<2xf32>)
  %1 = memref.alloc() : memref<2xf32>
  test.buffer_based in(%0: memref<2xf32>) out(%1: memref<2xf32>)
  return
}

func.func @nestedUse(%arg0: memref<2xf32>, %arg1: memref<2xf32>) {
  %0 = memref.alloc() : memref<2xf32>
  test.region_buffer_based in(%arg0: memref<2xf32>) out(%arg1: memref<2xf32>) {
  ^bb0(%gen1_arg0: f32, %gen1_arg1: f32):
    %1 = memref.alloc() : memref<2xf32>
    test.buffer_based in(%0: memref<2xf32>) out(%1: memref<2xf32>)
    %tmp1 = arith.negf %gen1_arg0 : f32
    test.region_yield %tmp1 : f32
  }
  return
}

func.func @ifElse(%arg0: i1, %arg1: memref<2xf32>, %arg2: memref<2xf32>) {
  %0 = memref.alloc() : memref<2xf32>
  test.buffer_based in(%arg1: memref<2xf32>) out(%0: memref<2xf32>)
  cf.cond_br %arg0, ^bb1(%arg1, %0 : memref<2xf32>, memref<2xf32>), ^bb2(%0, %arg1 : memref<2xf32>, memref<2xf32>)
^bb1(%1: memref<2xf32>, %2: memref<2xf32>):
  cf.br ^bb3(%1, %2 : memref<2xf32>, memref<2xf32>)
^bb2(%3: memref<2xf32>, %4: memref<2xf32>):
  cf.br ^bb3(%3, %4 : memref<2xf32>, memref<2xf32>)
^bb3(%5: memref<2xf32>, %6: memref<2xf32>):
  %7 = memref.alloc() : memref<2xf32>
  test.buffer_based in(%5: memref<2xf32>) out(%7: memref<2xf32>)
  test.copy(%7, %arg2) : (memref<2xf32>, memref<2xf32>)
  return
}

func.func @views(%size: index) -> memref<?xf32, strided<[1], offset: ?>> {
  %0 = memref.alloc(%size) : memref<?xf32>
  %c1 = arith.constant 1 : index
  %1 = memref.subview %0[%c1][%c1][1] : memref<?xf32> to memref<?xf32, strided<[1], offset: ?>>
  %2 = memref.alloc() : memref<8xf32>
  %3 = memref.reinterpret_cast %2 to offset: [0], sizes: [4], strides: [1] : memref<8xf32> to memref<4xf32>
  %4 = memref.cast %3 : memref<4xf32> to memref<*xf32>
  test.copy(%4, %1) : (memref<*xf32>, memref<?xf32, strided<[1], offset: ?>>)
  return %1 : memref<?xf32, strided<[1], offset: ?>>
}

func.func private @external(memref<2xf32>) -> memref<2xf32>

func.func @unranked(%arg0: i1, %arg1: memref<*xf32>, %arg2: memref<*xf32>, %arg3: index) {
  cf.cond_br %arg0, ^bb1, ^bb2(%arg3: index)
^bb1:
  cf.br ^bb3(%arg1 : memref<*xf32>)
^bb2(%0: index):
  %1 = memref.alloc(%0) : memref<?xf32>
  %2 = memref.cast %1 : memref<?xf32> to memref<*xf32>
  test.buffer_based in(%arg1: memref<*xf32>) out(%2: memref<*xf32>)
  cf.br ^bb3(%2 : memref<*xf32>)
^bb3(%3: memref<*xf32>):
  test.copy(%3, %arg2) : (memref<*xf32>, memref<*xf32>)
  return
}

func.func @clones(%arg0: memref<2xf32>) -> memref<2xf32> {
  %0 = bufferization.clone %arg0 : memref<2xf32> to memref<2xf32>
  %1 = bufferization.clone %0 : memref<2xf32> to memref<2xf32>
  return %1 : memref<2xf32>
}
