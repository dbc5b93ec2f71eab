module {
  func.func @f(%arg0: memref<4xi32>, %arg1: index, %arg2: i32, %arg3: memref<100xi8>, %arg4: memref<?xf32>, %arg5: memref<?xf32>) -> memref<?xf32> {
    %0 = memref.atomic_rmw xori %arg2, %arg0[%arg1] : (i32, memref<4xi32>) -> i32
    %1:2 = memref.distinct_objects %arg4, %arg5 : memref<?xf32>, memref<?xf32>
    return %1#0 : memref<?xf32>
  }
  memref.global "private" @g : memref<4xf32> {alignment = 64 : i64}
}

