module attributes {mortise.policies = [{allocate = @take, free = @give}]} {
  func.func private @take(index) -> memref<?xf32>
  func.func private @give(memref<?xf32>)
  func.func private @use(memref<3x4xf32>, memref<?x?xf32>, memref<?xf32>, memref<4xf32>, memref<4xf64>)
  func.func @sizes(%arg0: index) {
    %c4 = arith.constant 4 : index
    %c12 = arith.constant 12 : index
    %0 = call @take(%c12) : (index) -> memref<?xf32>
    %reinterpret_cast = memref.reinterpret_cast %0 to offset: [0], sizes: [3, 4], strides: [4, 1] : memref<?xf32> to memref<3x4xf32>
    %1 = arith.muli %arg0, %arg0 : index
    %2 = call @take(%1) : (index) -> memref<?xf32>
    %reinterpret_cast_0 = memref.reinterpret_cast %2 to offset: [0], sizes: [%arg0, %arg0], strides: [%arg0, 1] : memref<?xf32> to memref<?x?xf32>
    %3 = call @take(%arg0) : (index) -> memref<?xf32>
    %4 = call @take(%c4) : (index) -> memref<?xf32>
    %cast = memref.cast %4 : memref<?xf32> to memref<4xf32>
    %alloc = memref.alloc() : memref<4xf64>
    call @use(%reinterpret_cast, %reinterpret_cast_0, %3, %cast, %alloc) : (memref<3x4xf32>, memref<?x?xf32>, memref<?xf32>, memref<4xf32>, memref<4xf64>) -> ()
    %reinterpret_cast_1 = memref.reinterpret_cast %0 to offset: [0], sizes: [12], strides: [1] : memref<?xf32> to memref<?xf32>
    call @give(%reinterpret_cast_1) : (memref<?xf32>) -> ()
    %5 = arith.muli %arg0, %arg0 : index
    %reinterpret_cast_2 = memref.reinterpret_cast %2 to offset: [0], sizes: [%5], strides: [1] : memref<?xf32> to memref<?xf32>
    call @give(%reinterpret_cast_2) : (memref<?xf32>) -> ()
    call @give(%3) : (memref<?xf32>) -> ()
    call @give(%4) : (memref<?xf32>) -> ()
    memref.dealloc %alloc : memref<4xf64>
    return
  }
  func.func @own(%arg0: memref<4xf32>) attributes {mortise.policies = [{owner = "program"}]} {
    %alloc = memref.alloc() : memref<4xf32>
    memref.copy %arg0, %alloc : memref<4xf32> to memref<4xf32>
    memref.dealloc %alloc : memref<4xf32>
    return
  }
}

