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
  func.func @inner_region_control_flow_div(%arg0: index, %arg1: index) -> memref<?x?xf32> {
    %alloc = memref.alloc(%arg0, %arg0) : memref<?x?xf32>
    %alloc_0 = memref.alloc(%arg0, %arg1) : memref<?x?xf32>
    %0 = test.region_if %alloc: memref<?x?xf32> -> memref<?x?xf32> then {
    ^bb0(%arg2: memref<?x?xf32>):
      test.region_if_yield %arg2 : memref<?x?xf32>
    } else {
    ^bb0(%arg2: memref<?x?xf32>):
      test.region_if_yield %alloc_0 : memref<?x?xf32>
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
      "test.use"(%alloc_0) : (memref<?x?xf32>) -> ()
      scf.yield %alloc : memref<?x?xf32>
    }
    return %1 : memref<?x?xf32>
  }
  func.func @loop_nested_if(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<2xf32>, %arg4: memref<2xf32>) {
    %0 = scf.for %arg5 = %arg0 to %arg1 step %arg2 iter_args(%arg6 = %arg3) -> (memref<2xf32>) {
      %1 = arith.cmpi eq, %arg5, %arg1 : index
      %alloc = memref.alloc() : memref<2xf32>
      %2 = scf.if %1 -> (memref<2xf32>) {
        "test.use"(%alloc) : (memref<2xf32>) -> ()
        scf.yield %alloc : memref<2xf32>
      } else {
        scf.yield %arg6 : memref<2xf32>
      }
      scf.yield %2 : memref<2xf32>
    }
    test.copy(%0, %arg4) : (memref<2xf32>, memref<2xf32>)
    return
  }
}

