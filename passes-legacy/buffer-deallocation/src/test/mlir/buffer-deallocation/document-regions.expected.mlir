module {
  func.func @inner_region_control_flow(%arg0: index, %arg1: index) -> memref<?x?xf32> {
    %alloc = memref.alloc(%arg0, %arg0) : memref<?x?xf32>
    %0 = test.region_if %alloc: memref<?x?xf32> -> memref<?x?xf32> then {
    ^bb0(%arg2: memref<?x?xf32>):
      test.region_if_yield %arg2 : memref<?x?xf32>
    } else {
    ^bb0(%arg2: memref<?x?xf32>):
      test.region_if_yield %arg2 : memref<?x?xf32>
    } join {
    ^bb0(%arg2: memref<?x?xf32>):
      test.region_if_yield %arg2 : memref<?x?xf32>
    }
    return %0 : memref<?x?xf32>
  }
  func.func @nested_region_control_flow(%arg0: index, %arg1: index) -> memref<?x?xf32> {
    %0 = arith.cmpi eq, %arg0, %arg1 : index
    %alloc = memref.alloc(%arg0, %arg0) : memref<?x?xf32>
    %1 = scf.if %0 -> (memref<?x?xf32>) {
      scf.yield %alloc : memref<?x?xf32>
    } else {
      %alloc_0 = memref.alloc(%arg0, %arg1) : memref<?x?xf32>
      test.buffer_based in(%alloc : memref<?x?xf32>) out(%alloc_0 : memref<?x?xf32>)
      memref.dealloc %alloc_0 : memref<?x?xf32>
      scf.yield %alloc : memref<?x?xf32>
    }
    return %1 : memref<?x?xf32>
  }
  func.func @inner_region_control_flow_div(%arg0: index, %arg1: index) -> memref<?x?xf32> {
    %alloc = memref.alloc(%arg0, %arg0) : memref<?x?xf32>
    %0 = test.region_if %alloc: memref<?x?xf32> -> memref<?x?xf32> then {
    ^bb0(%arg2: memref<?x?xf32>):
      %1 = bufferization.clone %arg2 : memref<?x?xf32> to memref<?x?xf32>
      test.region_if_yield %1 : memref<?x?xf32>
    } else {
    ^bb0(%arg2: memref<?x?xf32>):
      %alloc_0 = memref.alloc(%arg0, %arg1) : memref<?x?xf32>
      %1 = bufferization.clone %alloc_0 : memref<?x?xf32> to memref<?x?xf32>
      memref.dealloc %alloc_0 : memref<?x?xf32>
      test.region_if_yield %1 : memref<?x?xf32>
    } join {
    ^bb0(%arg2: memref<?x?xf32>):
      %1 = bufferization.clone %arg2 : memref<?x?xf32> to memref<?x?xf32>
      memref.dealloc %arg2 : memref<?x?xf32>
      test.region_if_yield %1 : memref<?x?xf32>
    }
    memref.dealloc %alloc : memref<?x?xf32>
    return %0 : memref<?x?xf32>
  }
  func.func @loop_nested_if(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<2xf32>, %arg4: memref<2xf32>) {
    %0 = bufferization.clone %arg3 : memref<2xf32> to memref<2xf32>
    %1 = scf.for %arg5 = %arg0 to %arg1 step %arg2 iter_args(%arg6 = %0) -> (memref<2xf32>) {
      %2 = arith.cmpi eq, %arg5, %arg1 : index
      %3 = scf.if %2 -> (memref<2xf32>) {
        %alloc = memref.alloc() : memref<2xf32>
        test.buffer_based in(%arg6 : memref<2xf32>) out(%alloc : memref<2xf32>)
        %5 = bufferization.clone %alloc : memref<2xf32> to memref<2xf32>
        memref.dealloc %alloc : memref<2xf32>
        scf.yield %5 : memref<2xf32>
      } else {
        %5 = bufferization.clone %arg6 : memref<2xf32> to memref<2xf32>
        scf.yield %5 : memref<2xf32>
      }
      memref.dealloc %arg6 : memref<2xf32>
      %4 = bufferization.clone %3 : memref<2xf32> to memref<2xf32>
      memref.dealloc %3 : memref<2xf32>
      scf.yield %4 : memref<2xf32>
    }
    test.copy(%1, %arg4) : (memref<2xf32>, memref<2xf32>)
    memref.dealloc %1 : memref<2xf32>
    return
  }
}

