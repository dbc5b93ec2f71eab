module {
  func.func @one(%arg0: memref<2xf32>, %arg1: i1) {
    scf.if %arg1 {
      memref.dealloc %arg0 : memref<2xf32>
    }
    return
  }
  module @inner {
    func.func @two(%arg0: memref<2xf32>, %arg1: memref<4xf32>, %arg2: i1) -> i1 {
      %alloc = memref.alloc() : memref<2xindex>
      %alloc_0 = memref.alloc() : memref<2xi1>
      %alloc_1 = memref.alloc() : memref<1xindex>
      %intptr = memref.extract_aligned_pointer_as_index %arg0 : memref<2xf32> -> index
      %c0 = arith.constant 0 : index
      memref.store %intptr, %alloc[%c0] : memref<2xindex>
      %intptr_2 = memref.extract_aligned_pointer_as_index %arg1 : memref<4xf32> -> index
      %c1 = arith.constant 1 : index
      memref.store %intptr_2, %alloc[%c1] : memref<2xindex>
      %c0_3 = arith.constant 0 : index
      memref.store %arg2, %alloc_0[%c0_3] : memref<2xi1>
      %c1_4 = arith.constant 1 : index
      memref.store %arg2, %alloc_0[%c1_4] : memref<2xi1>
      %intptr_5 = memref.extract_aligned_pointer_as_index %arg0 : memref<2xf32> -> index
      %c0_6 = arith.constant 0 : index
      memref.store %intptr_5, %alloc_1[%c0_6] : memref<1xindex>
      %cast = memref.cast %alloc : memref<2xindex> to memref<?xindex>
      %cast_7 = memref.cast %alloc_0 : memref<2xi1> to memref<?xi1>
      %cast_8 = memref.cast %alloc_1 : memref<1xindex> to memref<?xindex>
      %alloc_9 = memref.alloc() : memref<2xi1>
      %alloc_10 = memref.alloc() : memref<1xi1>
      %cast_11 = memref.cast %alloc_9 : memref<2xi1> to memref<?xi1>
      %cast_12 = memref.cast %alloc_10 : memref<1xi1> to memref<?xi1>
      call @dealloc_helper(%cast, %cast_8, %cast_7, %cast_11, %cast_12) : (memref<?xindex>, memref<?xindex>, memref<?xi1>, memref<?xi1>, memref<?xi1>) -> ()
      %c0_13 = arith.constant 0 : index
      %0 = memref.load %alloc_9[%c0_13] : memref<2xi1>
      scf.if %0 {
        memref.dealloc %arg0 : memref<2xf32>
      }
      %c1_14 = arith.constant 1 : index
      %1 = memref.load %alloc_9[%c1_14] : memref<2xi1>
      scf.if %1 {
        memref.dealloc %arg1 : memref<4xf32>
      }
      %c0_15 = arith.constant 0 : index
      %2 = memref.load %alloc_10[%c0_15] : memref<1xi1>
      memref.dealloc %alloc : memref<2xindex>
      memref.dealloc %alloc_1 : memref<1xindex>
      memref.dealloc %alloc_0 : memref<2xi1>
      memref.dealloc %alloc_9 : memref<2xi1>
      memref.dealloc %alloc_10 : memref<1xi1>
      return %2 : i1
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
}

