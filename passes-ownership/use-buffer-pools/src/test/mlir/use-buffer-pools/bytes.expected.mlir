module attributes {mortise.policies = [{memory_space = 1 : i64, reuse = true}, {allocate = @take, free = @give}]} {
  func.func private @take(index, index) -> memref<?xi8>
  func.func private @give(index)
  func.func private @use(memref<3x4xf64>, memref<?x4xi24>, memref<?xi8>, memref<f32>, memref<4xf32, 1>)
  func.func @sizes(%arg0: index) {
    %c4 = arith.constant 4 : index
    %c16 = arith.constant 16 : index
    %c0 = arith.constant 0 : index
    %c96 = arith.constant 96 : index
    %c64 = arith.constant 64 : index
    %0 = call @take(%c96, %c64) : (index, index) -> memref<?xi8>
    %view = memref.view %0[%c0][] : memref<?xi8> to memref<3x4xf64>
    %1 = arith.muli %arg0, %c16 : index
    %2 = call @take(%1, %c16) : (index, index) -> memref<?xi8>
    %view_0 = memref.view %2[%c0][%arg0] : memref<?xi8> to memref<?x4xi24>
    %3 = call @take(%arg0, %c16) : (index, index) -> memref<?xi8>
    %4 = call @take(%c4, %c16) : (index, index) -> memref<?xi8>
    %view_1 = memref.view %4[%c0][] : memref<?xi8> to memref<f32>
    %alloc = memref.alloc() : memref<4xf32, 1>
    call @use(%view, %view_0, %3, %view_1, %alloc) : (memref<3x4xf64>, memref<?x4xi24>, memref<?xi8>, memref<f32>, memref<4xf32, 1>) -> ()
    %intptr = memref.extract_aligned_pointer_as_index %view : memref<3x4xf64> -> index
    call @give(%intptr) : (index) -> ()
    %intptr_2 = memref.extract_aligned_pointer_as_index %view_0 : memref<?x4xi24> -> index
    call @give(%intptr_2) : (index) -> ()
    %intptr_3 = memref.extract_aligned_pointer_as_index %3 : memref<?xi8> -> index
    call @give(%intptr_3) : (index) -> ()
    %intptr_4 = memref.extract_aligned_pointer_as_index %view_1 : memref<f32> -> index
    call @give(%intptr_4) : (index) -> ()
    memref.dealloc %alloc : memref<4xf32, 1>
    return
  }
  func.func @clone(%arg0: memref<?x4xf32>) -> memref<?x4xf32> {
    %c16 = arith.constant 16 : index
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg0, %c0 : memref<?x4xf32>
    %0 = arith.muli %dim, %c16 : index
    %1 = call @take(%0, %c16) : (index, index) -> memref<?xi8>
    %view = memref.view %1[%c0][%dim] : memref<?xi8> to memref<?x4xf32>
    memref.copy %arg0, %view : memref<?x4xf32> to memref<?x4xf32>
    return %view : memref<?x4xf32>
  }
  func.func @unranked(%arg0: memref<*xf32>) {
    %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [], strides: [] : memref<*xf32> to memref<f32, strided<[]>>
    %intptr = memref.extract_aligned_pointer_as_index %reinterpret_cast : memref<f32, strided<[]>> -> index
    call @give(%intptr) : (index) -> ()
    return
  }
}

