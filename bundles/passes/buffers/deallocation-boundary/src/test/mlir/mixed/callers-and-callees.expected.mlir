module {
  func.func @legacy_callee(%arg0: memref<?xf32>) -> (memref<?xf32>, memref<?xf32>) {
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg0, %c0 : memref<?xf32>
    %alloc = memref.alloc(%dim) : memref<?xf32>
    memref.copy %arg0, %alloc : memref<?xf32> to memref<?xf32>
    %0 = bufferization.clone %arg0 : memref<?xf32> to memref<?xf32>
    return %alloc, %0 : memref<?xf32>, memref<?xf32>
  }
  func.func @ownership_callee(%arg0: memref<?xf32>) -> (memref<?xf32>, memref<?xf32>) {
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg0, %c0 : memref<?xf32>
    %alloc = memref.alloc(%dim) : memref<?xf32>
    memref.copy %arg0, %alloc : memref<?xf32> to memref<?xf32>
    %0 = bufferization.clone %alloc : memref<?xf32> to memref<?xf32>
    return %alloc, %0 : memref<?xf32>, memref<?xf32>
  }
  func.func @legacy_caller(%arg0: memref<?xf32>, %arg1: memref<?xf32>) {
    %0:2 = call @ownership_callee(%arg0) : (memref<?xf32>) -> (memref<?xf32>, memref<?xf32>)
    memref.copy %0#0, %arg1 : memref<?xf32> to memref<?xf32>
    memref.dealloc %0#0 : memref<?xf32>
    memref.copy %0#1, %arg1 : memref<?xf32> to memref<?xf32>
    memref.dealloc %0#1 : memref<?xf32>
    return
  }
  func.func @ownership_caller(%arg0: memref<?xf32>, %arg1: memref<?xf32>) {
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %true = arith.constant true
    %0:2 = call @legacy_callee(%arg0) : (memref<?xf32>) -> (memref<?xf32>, memref<?xf32>)
    memref.copy %0#0, %arg1 : memref<?xf32> to memref<?xf32>
    memref.copy %0#1, %arg1 : memref<?xf32> to memref<?xf32>
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %0#0 : memref<?xf32> -> memref<f32>, index, index, index
    %base_buffer_0, %offset_1, %sizes_2, %strides_3 = memref.extract_strided_metadata %0#1 : memref<?xf32> -> memref<f32>, index, index, index
    %alloc = memref.alloc() : memref<2xindex>
    %alloc_4 = memref.alloc() : memref<2xi1>
    %alloc_5 = memref.alloc() : memref<0xindex>
    %intptr = memref.extract_aligned_pointer_as_index %base_buffer : memref<f32> -> index
    memref.store %intptr, %alloc[%c0] : memref<2xindex>
    %intptr_6 = memref.extract_aligned_pointer_as_index %base_buffer_0 : memref<f32> -> index
    memref.store %intptr_6, %alloc[%c1] : memref<2xindex>
    memref.store %true, %alloc_4[%c0] : memref<2xi1>
    memref.store %true, %alloc_4[%c1] : memref<2xi1>
    %cast = memref.cast %alloc : memref<2xindex> to memref<?xindex>
    %cast_7 = memref.cast %alloc_4 : memref<2xi1> to memref<?xi1>
    %cast_8 = memref.cast %alloc_5 : memref<0xindex> to memref<?xindex>
    %alloc_9 = memref.alloc() : memref<2xi1>
    %alloc_10 = memref.alloc() : memref<0xi1>
    %cast_11 = memref.cast %alloc_9 : memref<2xi1> to memref<?xi1>
    %cast_12 = memref.cast %alloc_10 : memref<0xi1> to memref<?xi1>
    call @dealloc_helper(%cast, %cast_8, %cast_7, %cast_11, %cast_12) : (memref<?xindex>, memref<?xindex>, memref<?xi1>, memref<?xi1>, memref<?xi1>) -> ()
    %1 = memref.load %alloc_9[%c0] : memref<2xi1>
    scf.if %1 {
      memref.dealloc %base_buffer : memref<f32>
    }
    %2 = memref.load %alloc_9[%c1] : memref<2xi1>
    scf.if %2 {
      memref.dealloc %base_buffer_0 : memref<f32>
    }
    memref.dealloc %alloc : memref<2xindex>
    memref.dealloc %alloc_5 : memref<0xindex>
    memref.dealloc %alloc_4 : memref<2xi1>
    memref.dealloc %alloc_9 : memref<2xi1>
    memref.dealloc %alloc_10 : memref<0xi1>
    return
  }
  func.func private @dealloc_helper(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xi1>, %arg3: memref<?xi1>, %arg4: memref<?xi1>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %true = arith.constant true
    %false = arith.constant false
    %dim = memref.dim %arg0, %c0 : memref<?xindex>
    %dim_0 = memref.dim %arg1, %c0 : memref<?xindex>
    scf.for %arg5 = %c0 to %dim_0 step %c1 {
      memref.store %false, %arg4[%arg5] : memref<?xi1>
    }
    scf.for %arg5 = %c0 to %dim step %c1 {
      %0 = memref.load %arg0[%arg5] : memref<?xindex>
      %1 = memref.load %arg2[%arg5] : memref<?xi1>
      %2 = scf.for %arg6 = %c0 to %dim_0 step %c1 iter_args(%arg7 = %true) -> (i1) {
        %5 = memref.load %arg1[%arg6] : memref<?xindex>
        %6 = arith.cmpi eq, %5, %0 : index
        scf.if %6 {
          %9 = memref.load %arg4[%arg6] : memref<?xi1>
          %10 = arith.ori %9, %1 : i1
          memref.store %10, %arg4[%arg6] : memref<?xi1>
        }
        %7 = arith.cmpi ne, %5, %0 : index
        %8 = arith.andi %arg7, %7 : i1
        scf.yield %8 : i1
      }
      %3 = scf.for %arg6 = %c0 to %arg5 step %c1 iter_args(%arg7 = %2) -> (i1) {
        %5 = memref.load %arg0[%arg6] : memref<?xindex>
        %6 = arith.cmpi ne, %5, %0 : index
        %7 = arith.andi %arg7, %6 : i1
        scf.yield %7 : i1
      }
      %4 = arith.andi %3, %1 : i1
      memref.store %4, %arg3[%arg5] : memref<?xi1>
    }
    return
  }
}

