module {
  func.func @replace(%arg0: index, %arg1: f32) -> f32 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %alloc = memref.alloc() : memref<4xf32>
    memref.store %arg1, %alloc[%c0] : memref<4xf32>
    %0 = scf.for %arg2 = %c0 to %arg0 step %c1 iter_args(%arg3 = %alloc) -> (memref<4xf32>) {
      %alloc_0 = memref.alloc() : memref<4xf32>
      %2 = memref.load %arg3[%c0] : memref<4xf32>
      memref.dealloc %arg3 : memref<4xf32>
      memref.store %2, %alloc_0[%c0] : memref<4xf32>
      scf.yield %alloc_0 : memref<4xf32>
    }
    %1 = memref.load %0[%c0] : memref<4xf32>
    memref.dealloc %0 : memref<4xf32>
    return %1 : f32
  }
  func.func @of_caller(%arg0: index, %arg1: memref<4xf32>) -> f32 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %false = arith.constant false
    %0:2 = scf.for %arg2 = %c0 to %arg0 step %c1 iter_args(%arg3 = %arg1, %arg4 = %false) -> (memref<4xf32>, i1) {
      %alloc = memref.alloc() : memref<4xf32>
      memref.copy %arg3, %alloc : memref<4xf32> to memref<4xf32>
      scf.if %arg4 {
        memref.dealloc %arg3 : memref<4xf32>
      }
      %true = arith.constant true
      scf.yield %alloc, %true : memref<4xf32>, i1
    }
    %1 = memref.load %0#0[%c0] : memref<4xf32>
    scf.if %0#1 {
      memref.dealloc %0#0 : memref<4xf32>
    }
    return %1 : f32
  }
  func.func @swap(%arg0: index) -> f32 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %alloc = memref.alloc() : memref<4xf32>
    %alloc_0 = memref.alloc() : memref<4xf32>
    "test.init"(%alloc, %alloc_0) : (memref<4xf32>, memref<4xf32>) -> ()
    %0:2 = scf.for %arg1 = %c0 to %arg0 step %c1 iter_args(%arg2 = %alloc, %arg3 = %alloc_0) -> (memref<4xf32>, memref<4xf32>) {
      scf.yield %arg3, %arg2 : memref<4xf32>, memref<4xf32>
    }
    %1 = memref.load %0#0[%c0] : memref<4xf32>
    memref.dealloc %alloc_0 : memref<4xf32>
    memref.dealloc %alloc : memref<4xf32>
    return %1 : f32
  }
  func.func @while(%arg0: i32, %arg1: f32) -> f32 {
    %c0 = arith.constant 0 : index
    %alloc = memref.alloc() : memref<4xf32>
    memref.store %arg1, %alloc[%c0] : memref<4xf32>
    %0 = scf.while (%arg2 = %alloc) : (memref<4xf32>) -> memref<4xf32> {
      %2 = "test.more"(%arg2) : (memref<4xf32>) -> i1
      scf.condition(%2) %arg2 : memref<4xf32>
    } do {
    ^bb0(%arg2: memref<4xf32>):
      %alloc_0 = memref.alloc() : memref<4xf32>
      memref.copy %arg2, %alloc_0 : memref<4xf32> to memref<4xf32>
      memref.dealloc %arg2 : memref<4xf32>
      scf.yield %alloc_0 : memref<4xf32>
    }
    %1 = memref.load %0[%c0] : memref<4xf32>
    memref.dealloc %0 : memref<4xf32>
    return %1 : f32
  }
}

