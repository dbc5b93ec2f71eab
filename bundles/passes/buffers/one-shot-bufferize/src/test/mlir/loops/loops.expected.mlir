module {
  func.func @for(%arg0: memref<?xf32, strided<[?], offset: ?>>, %arg1: f32, %arg2: index) -> (memref<?xf32, strided<[?], offset: ?>>, memref<?xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %alloc = memref.alloc(%arg2) {alignment = 64 : i64} : memref<?xf32>
    %0:3 = scf.for %arg3 = %c0 to %arg2 step %c1 iter_args(%arg4 = %arg0, %arg5 = %arg1, %arg6 = %alloc) -> (memref<?xf32, strided<[?], offset: ?>>, f32, memref<?xf32>) {
      %1 = memref.load %arg4[%arg3] : memref<?xf32, strided<[?], offset: ?>>
      %2 = arith.addf %1, %arg5 : f32
      memref.store %2, %arg4[%arg3] : memref<?xf32, strided<[?], offset: ?>>
      scf.yield %arg4, %2, %arg6 : memref<?xf32, strided<[?], offset: ?>>, f32, memref<?xf32>
    } {note}
    %cast = memref.cast %0#2 : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
    return %0#0, %0#2 : memref<?xf32, strided<[?], offset: ?>>, memref<?xf32>
  }
}

// -----
module {
  func.func @swap(%arg0: memref<4xf32, strided<[?], offset: ?>>, %arg1: memref<4xf32, strided<[?], offset: ?>>, %arg2: index) -> (memref<4xf32, strided<[?], offset: ?>>, memref<4xf32>, memref<4xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
    memref.copy %arg1, %alloc : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
    %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
    memref.copy %arg1, %alloc_0 : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
    %0:3 = scf.for %arg3 = %c0 to %arg2 step %c1 iter_args(%arg4 = %arg0, %arg5 = %alloc, %arg6 = %alloc_0) -> (memref<4xf32, strided<[?], offset: ?>>, memref<4xf32>, memref<4xf32>) {
      %alloc_2 = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
      %alloc_3 = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
      memref.copy %arg5, %alloc_3 : memref<4xf32> to memref<4xf32>
      %alloc_4 = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
      memref.copy %arg4, %alloc_4 : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
      %cast_5 = memref.cast %alloc_3 : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
      scf.yield %cast_5, %alloc_4, %alloc_2 : memref<4xf32, strided<[?], offset: ?>>, memref<4xf32>, memref<4xf32>
    }
    %cast = memref.cast %0#1 : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
    %cast_1 = memref.cast %0#2 : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
    return %0#0, %0#1, %0#2 : memref<4xf32, strided<[?], offset: ?>>, memref<4xf32>, memref<4xf32>
  }
}

// -----
module {
  func.func @while(%arg0: memref<?xf32, strided<[?], offset: ?>>, %arg1: f32, %arg2: index) -> memref<?xf32, strided<[?], offset: ?>> {
    %0:2 = scf.while (%arg3 = %arg0, %arg4 = %arg2) : (memref<?xf32, strided<[?], offset: ?>>, index) -> (memref<?xf32, strided<[?], offset: ?>>, index) {
      %1 = memref.load %arg3[%arg4] : memref<?xf32, strided<[?], offset: ?>>
      %2 = arith.cmpf olt, %1, %arg1 : f32
      scf.condition(%2) %arg3, %arg4 : memref<?xf32, strided<[?], offset: ?>>, index
    } do {
    ^bb0(%arg3: memref<?xf32, strided<[?], offset: ?>>, %arg4: index):
      memref.store %arg1, %arg3[%arg4] : memref<?xf32, strided<[?], offset: ?>>
      scf.yield %arg3, %arg4 : memref<?xf32, strided<[?], offset: ?>>, index
    }
    return %0#0 : memref<?xf32, strided<[?], offset: ?>>
  }
}

// -----
module {
  func.func @while_crossed(%arg0: memref<4xf32, strided<[?], offset: ?>>, %arg1: memref<4xf32, strided<[?], offset: ?>>, %arg2: i1) -> (memref<4xf32>, memref<4xf32>) {
    %0:2 = scf.while (%arg3 = %arg0, %arg4 = %arg1) : (memref<4xf32, strided<[?], offset: ?>>, memref<4xf32, strided<[?], offset: ?>>) -> (memref<4xf32>, memref<4xf32>) {
      %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
      memref.copy %arg4, %alloc : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
      %alloc_1 = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
      memref.copy %arg3, %alloc_1 : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
      scf.condition(%arg2) %alloc, %alloc_1 : memref<4xf32>, memref<4xf32>
    } do {
    ^bb0(%arg3: memref<4xf32>, %arg4: memref<4xf32>):
      %cast_1 = memref.cast %arg3 : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
      %cast_2 = memref.cast %arg4 : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
      scf.yield %cast_1, %cast_2 : memref<4xf32, strided<[?], offset: ?>>, memref<4xf32, strided<[?], offset: ?>>
    }
    %cast = memref.cast %0#0 : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
    %cast_0 = memref.cast %0#1 : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
    return %0#0, %0#1 : memref<4xf32>, memref<4xf32>
  }
}

// -----
module {
  func.func @forall(%arg0: memref<8xf32, strided<[?], offset: ?>>, %arg1: memref<?xf32, strided<[?], offset: ?>>, %arg2: index) -> (memref<8xf32, strided<[?], offset: ?>>, memref<?xf32, strided<[?], offset: ?>>) {
    scf.forall (%arg3) = (0) to (8) step (2) {
      %subview = memref.subview %arg0[%arg3] [2] [1] : memref<8xf32, strided<[?], offset: ?>> to memref<2xf32, strided<[?], offset: ?>>
      linalg.map { math.exp } ins(%subview : memref<2xf32, strided<[?], offset: ?>>) outs(%subview : memref<2xf32, strided<[?], offset: ?>>)
      %subview_0 = memref.subview %arg1[%arg3] [2] [1] : memref<?xf32, strided<[?], offset: ?>> to memref<2xf32, strided<[?], offset: ?>>
      %subview_1 = memref.subview %arg0[%arg3] [2] [1] : memref<8xf32, strided<[?], offset: ?>> to memref<2xf32, strided<[?], offset: ?>>
      memref.copy %subview, %subview_1 : memref<2xf32, strided<[?], offset: ?>> to memref<2xf32, strided<[?], offset: ?>>
      %subview_2 = memref.subview %arg1[%arg3] [2] [1] : memref<?xf32, strided<[?], offset: ?>> to memref<2xf32, strided<[?], offset: ?>>
      memref.copy %subview_0, %subview_2 : memref<2xf32, strided<[?], offset: ?>> to memref<2xf32, strided<[?], offset: ?>>
    } {mapping = [#gpu.thread<x>], note}
    return %arg0, %arg1 : memref<8xf32, strided<[?], offset: ?>>, memref<?xf32, strided<[?], offset: ?>>
  }
}

