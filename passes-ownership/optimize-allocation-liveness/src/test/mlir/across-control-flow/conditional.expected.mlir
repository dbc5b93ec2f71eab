module {
  func.func private @use(memref<?xf32>)
  func.func private @work()
  func.func @with_helpers(%arg0: index, %arg1: i1, %arg2: i1) {
    %alloc = memref.alloc(%arg0) : memref<?xf32>
    call @use(%alloc) : (memref<?xf32>) -> ()
    %0 = arith.andi %arg1, %arg2 : i1
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %alloc : memref<?xf32> -> memref<f32>, index, index, index
    scf.if %0 {
      memref.dealloc %base_buffer : memref<f32>
    }
    call @work() : () -> ()
    return
  }
  func.func @condition(%arg0: index, %arg1: memref<i1>) {
    %alloc = memref.alloc(%arg0) : memref<?xf32>
    call @use(%alloc) : (memref<?xf32>) -> ()
    call @work() : () -> ()
    %0 = memref.load %arg1[] : memref<i1>
    scf.if %0 {
      memref.dealloc %alloc : memref<?xf32>
    }
    call @work() : () -> ()
    return
  }
  func.func @over_control_flow(%arg0: index, %arg1: i1, %arg2: i1) {
    %alloc = memref.alloc(%arg0) : memref<?xf32>
    %alloc_0 = memref.alloc(%arg0) : memref<?xf32>
    call @use(%alloc_0) : (memref<?xf32>) -> ()
    scf.if %arg2 {
      func.call @use(%alloc) : (memref<?xf32>) -> ()
      scf.if %arg1 {
        memref.dealloc %alloc : memref<?xf32>
        memref.dealloc %alloc_0 : memref<?xf32>
      }
      func.call @work() : () -> ()
    } else {
      scf.if %arg1 {
        memref.dealloc %alloc : memref<?xf32>
        memref.dealloc %alloc_0 : memref<?xf32>
      }
      func.call @work() : () -> ()
    }
    cf.br ^bb1
  ^bb1:  // pred: ^bb0
    call @work() : () -> ()
    return
  }
  func.func @compared(%arg0: index, %arg1: i1) {
    %alloc = memref.alloc(%arg0) : memref<?xf32>
    call @use(%alloc) : (memref<?xf32>) -> ()
    %alloc_0 = memref.alloc(%arg0) : memref<?xf32>
    %0 = arith.select %arg1, %alloc, %alloc_0 : memref<?xf32>
    call @use(%0) : (memref<?xf32>) -> ()
    %intptr = memref.extract_aligned_pointer_as_index %alloc : memref<?xf32> -> index
    %intptr_1 = memref.extract_aligned_pointer_as_index %0 : memref<?xf32> -> index
    %1 = arith.cmpi ne, %intptr, %intptr_1 : index
    memref.dealloc %alloc_0 : memref<?xf32>
    scf.if %1 {
      memref.dealloc %alloc : memref<?xf32>
    }
    call @work() : () -> ()
    return
  }
}

