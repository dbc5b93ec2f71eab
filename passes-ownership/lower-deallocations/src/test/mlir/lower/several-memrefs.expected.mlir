module {
  func.func @several(%arg0: memref<2xf32>, %arg1: memref<5xf32>, %arg2: i1, %arg3: i1, %arg4: memref<1xf32>, %arg5: memref<2xf32>) -> (i1, i1) {
    %alloc = memref.alloc() : memref<2xindex>
    %alloc_0 = memref.alloc() : memref<2xi1>
    %alloc_1 = memref.alloc() : memref<2xindex>
    %intptr = memref.extract_aligned_pointer_as_index %arg0 : memref<2xf32> -> index
    %c0 = arith.constant 0 : index
    memref.store %intptr, %alloc[%c0] : memref<2xindex>
    %intptr_2 = memref.extract_aligned_pointer_as_index %arg1 : memref<5xf32> -> index
    %c1 = arith.constant 1 : index
    memref.store %intptr_2, %alloc[%c1] : memref<2xindex>
    %c0_3 = arith.constant 0 : index
    memref.store %arg2, %alloc_0[%c0_3] : memref<2xi1>
    %c1_4 = arith.constant 1 : index
    memref.store %arg3, %alloc_0[%c1_4] : memref<2xi1>
    %intptr_5 = memref.extract_aligned_pointer_as_index %arg4 : memref<1xf32> -> index
    %c0_6 = arith.constant 0 : index
    memref.store %intptr_5, %alloc_1[%c0_6] : memref<2xindex>
    %intptr_7 = memref.extract_aligned_pointer_as_index %arg5 : memref<2xf32> -> index
    %c1_8 = arith.constant 1 : index
    memref.store %intptr_7, %alloc_1[%c1_8] : memref<2xindex>
    %cast = memref.cast %alloc : memref<2xindex> to memref<?xindex>
    %cast_9 = memref.cast %alloc_0 : memref<2xi1> to memref<?xi1>
    %cast_10 = memref.cast %alloc_1 : memref<2xindex> to memref<?xindex>
    %alloc_11 = memref.alloc() : memref<2xi1>
    %alloc_12 = memref.alloc() : memref<2xi1>
    %cast_13 = memref.cast %alloc_11 : memref<2xi1> to memref<?xi1>
    %cast_14 = memref.cast %alloc_12 : memref<2xi1> to memref<?xi1>
    call @dealloc_helper(%cast, %cast_10, %cast_9, %cast_13, %cast_14) : (memref<?xindex>, memref<?xindex>, memref<?xi1>, memref<?xi1>, memref<?xi1>) -> ()
    %c0_15 = arith.constant 0 : index
    %0 = memref.load %alloc_11[%c0_15] : memref<2xi1>
    scf.if %0 {
      memref.dealloc %arg0 : memref<2xf32>
    }
    %c1_16 = arith.constant 1 : index
    %1 = memref.load %alloc_11[%c1_16] : memref<2xi1>
    scf.if %1 {
      memref.dealloc %arg1 : memref<5xf32>
    }
    %c0_17 = arith.constant 0 : index
    %2 = memref.load %alloc_12[%c0_17] : memref<2xi1>
    %c1_18 = arith.constant 1 : index
    %3 = memref.load %alloc_12[%c1_18] : memref<2xi1>
    memref.dealloc %alloc : memref<2xindex>
    memref.dealloc %alloc_1 : memref<2xindex>
    memref.dealloc %alloc_0 : memref<2xi1>
    memref.dealloc %alloc_11 : memref<2xi1>
    memref.dealloc %alloc_12 : memref<2xi1>
    scf.if %arg2 {
      %alloc_19 = memref.alloc() : memref<2xindex>
      %alloc_20 = memref.alloc() : memref<2xi1>
      %alloc_21 = memref.alloc() : memref<0xindex>
      %intptr_22 = memref.extract_aligned_pointer_as_index %arg0 : memref<2xf32> -> index
      %c0_23 = arith.constant 0 : index
      memref.store %intptr_22, %alloc_19[%c0_23] : memref<2xindex>
      %intptr_24 = memref.extract_aligned_pointer_as_index %arg1 : memref<5xf32> -> index
      %c1_25 = arith.constant 1 : index
      memref.store %intptr_24, %alloc_19[%c1_25] : memref<2xindex>
      %c0_26 = arith.constant 0 : index
      memref.store %2, %alloc_20[%c0_26] : memref<2xi1>
      %c1_27 = arith.constant 1 : index
      memref.store %arg3, %alloc_20[%c1_27] : memref<2xi1>
      %cast_28 = memref.cast %alloc_19 : memref<2xindex> to memref<?xindex>
      %cast_29 = memref.cast %alloc_20 : memref<2xi1> to memref<?xi1>
      %cast_30 = memref.cast %alloc_21 : memref<0xindex> to memref<?xindex>
      %alloc_31 = memref.alloc() : memref<2xi1>
      %alloc_32 = memref.alloc() : memref<0xi1>
      %cast_33 = memref.cast %alloc_31 : memref<2xi1> to memref<?xi1>
      %cast_34 = memref.cast %alloc_32 : memref<0xi1> to memref<?xi1>
      func.call @dealloc_helper(%cast_28, %cast_30, %cast_29, %cast_33, %cast_34) : (memref<?xindex>, memref<?xindex>, memref<?xi1>, memref<?xi1>, memref<?xi1>) -> ()
      %c0_35 = arith.constant 0 : index
      %4 = memref.load %alloc_31[%c0_35] : memref<2xi1>
      scf.if %4 {
        memref.dealloc %arg0 : memref<2xf32>
      }
      %c1_36 = arith.constant 1 : index
      %5 = memref.load %alloc_31[%c1_36] : memref<2xi1>
      scf.if %5 {
        memref.dealloc %arg1 : memref<5xf32>
      }
      memref.dealloc %alloc_19 : memref<2xindex>
      memref.dealloc %alloc_21 : memref<0xindex>
      memref.dealloc %alloc_20 : memref<2xi1>
      memref.dealloc %alloc_31 : memref<2xi1>
      memref.dealloc %alloc_32 : memref<0xi1>
    }
    return %2, %3 : i1, i1
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

