module {
  func.func @same_type() -> memref<?xi32> {
    %alloc = memref.alloc() : memref<2xi32>
    "t.use"() : () -> ()
    %cast = memref.cast %alloc : memref<2xi32> to memref<?xi32>
    return %cast : memref<?xi32>
  }
  func.func @from_unranked(%arg0: memref<*xi32>) -> memref<*xi32> {
    %cast = memref.cast %arg0 : memref<*xi32> to memref<4xi32>
    %cast_0 = memref.cast %cast : memref<4xi32> to memref<*xi32>
    return %cast_0 : memref<*xi32>
  }
  func.func @from_ranked(%arg0: memref<?xi32>) -> memref<?xi32> {
    return %arg0 : memref<?xi32>
  }
}

