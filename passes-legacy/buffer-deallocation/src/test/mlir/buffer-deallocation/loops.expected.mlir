module {
  func.func @noCarriedBuffer(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<2xf32>, %arg4: memref<2xf32>) {
    %alloc = memref.alloc() : memref<2xf32>
    %0 = scf.for %arg5 = %arg0 to %arg1 step %arg2 iter_args(%arg6 = %arg3) -> (memref<2xf32>) {
      %1 = arith.cmpi eq, %arg5, %arg1 : index
      %alloc_0 = memref.alloc() : memref<2xf32>
      test.buffer_based in(%alloc : memref<2xf32>) out(%alloc_0 : memref<2xf32>)
      memref.dealloc %alloc_0 : memref<2xf32>
      scf.yield %alloc : memref<2xf32>
    }
    test.copy(%0, %arg4) : (memref<2xf32>, memref<2xf32>)
    memref.dealloc %alloc : memref<2xf32>
    return
  }
  func.func @carried(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<2xf32>, %arg4: memref<2xf32>) {
    %alloc = memref.alloc() : memref<2xf32>
    memref.dealloc %alloc : memref<2xf32>
    %0 = bufferization.clone %arg3 : memref<2xf32> to memref<2xf32>
    %1 = scf.for %arg5 = %arg0 to %arg1 step %arg2 iter_args(%arg6 = %0) -> (memref<2xf32>) {
      %alloc_0 = memref.alloc() : memref<2xf32>
      test.buffer_based in(%arg6 : memref<2xf32>) out(%alloc_0 : memref<2xf32>)
      memref.dealloc %arg6 : memref<2xf32>
      %2 = bufferization.clone %alloc_0 : memref<2xf32> to memref<2xf32>
      memref.dealloc %alloc_0 : memref<2xf32>
      scf.yield %2 : memref<2xf32>
    }
    test.copy(%1, %arg4) : (memref<2xf32>, memref<2xf32>)
    memref.dealloc %1 : memref<2xf32>
    return
  }
  func.func @carriedTwice(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<2xf32>) -> memref<2xf32> {
    %0 = bufferization.clone %arg3 : memref<2xf32> to memref<2xf32>
    %1 = scf.for %arg4 = %arg0 to %arg1 step %arg2 iter_args(%arg5 = %0) -> (memref<2xf32>) {
      %2 = bufferization.clone %arg5 : memref<2xf32> to memref<2xf32>
      memref.dealloc %arg5 : memref<2xf32>
      %3 = scf.for %arg6 = %arg0 to %arg1 step %arg2 iter_args(%arg7 = %2) -> (memref<2xf32>) {
        %alloc = memref.alloc() : memref<2xf32>
        memref.dealloc %alloc : memref<2xf32>
        %5 = arith.cmpi eq, %arg4, %arg1 : index
        %6 = scf.if %5 -> (memref<2xf32>) {
          %alloc_0 = memref.alloc() : memref<2xf32>
          %8 = bufferization.clone %alloc_0 : memref<2xf32> to memref<2xf32>
          memref.dealloc %alloc_0 : memref<2xf32>
          scf.yield %8 : memref<2xf32>
        } else {
          %8 = bufferization.clone %arg7 : memref<2xf32> to memref<2xf32>
          scf.yield %8 : memref<2xf32>
        }
        memref.dealloc %arg7 : memref<2xf32>
        %7 = bufferization.clone %6 : memref<2xf32> to memref<2xf32>
        memref.dealloc %6 : memref<2xf32>
        scf.yield %7 : memref<2xf32>
      }
      %4 = bufferization.clone %3 : memref<2xf32> to memref<2xf32>
      memref.dealloc %3 : memref<2xf32>
      scf.yield %4 : memref<2xf32>
    }
    return %1 : memref<2xf32>
  }
  func.func @while(%arg0: index) {
    %alloc = memref.alloc(%arg0) : memref<?xf32>
    %0 = bufferization.clone %alloc : memref<?xf32> to memref<?xf32>
    memref.dealloc %alloc : memref<?xf32>
    %1 = scf.while (%arg1 = %0) : (memref<?xf32>) -> memref<?xf32> {
      %2 = func.call @cond() : () -> i1
      %3 = bufferization.clone %arg1 : memref<?xf32> to memref<?xf32>
      memref.dealloc %arg1 : memref<?xf32>
      scf.condition(%2) %3 : memref<?xf32>
    } do {
    ^bb0(%arg1: memref<?xf32>):
      %alloc_0 = memref.alloc(%arg0) : memref<?xf32>
      memref.dealloc %arg1 : memref<?xf32>
      %2 = bufferization.clone %alloc_0 : memref<?xf32> to memref<?xf32>
      memref.dealloc %alloc_0 : memref<?xf32>
      scf.yield %2 : memref<?xf32>
    }
    memref.dealloc %1 : memref<?xf32>
    return
  }
  func.func private @cond() -> i1
}

