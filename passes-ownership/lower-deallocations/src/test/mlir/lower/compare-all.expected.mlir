module {
  func.func @four(%arg0: memref<2xf32>, %arg1: memref<5xf32>, %arg2: memref<1xf32>, %arg3: memref<2xf32>, %arg4: i1, %arg5: i1) -> (i1, i1) {
    %intptr = memref.extract_aligned_pointer_as_index %arg0 : memref<2xf32> -> index
    %intptr_0 = memref.extract_aligned_pointer_as_index %arg1 : memref<5xf32> -> index
    %intptr_1 = memref.extract_aligned_pointer_as_index %arg2 : memref<1xf32> -> index
    %0 = arith.cmpi eq, %intptr, %intptr_1 : index
    %1 = arith.andi %0, %arg4 : i1
    %2 = arith.cmpi ne, %intptr, %intptr_1 : index
    %3 = arith.andi %arg4, %2 : i1
    %4 = arith.cmpi eq, %intptr_0, %intptr_1 : index
    %5 = arith.andi %4, %arg5 : i1
    %6 = arith.ori %1, %5 : i1
    %7 = arith.cmpi ne, %intptr_0, %intptr_1 : index
    %8 = arith.andi %arg5, %7 : i1
    %intptr_2 = memref.extract_aligned_pointer_as_index %arg3 : memref<2xf32> -> index
    %9 = arith.cmpi eq, %intptr, %intptr_2 : index
    %10 = arith.andi %9, %arg4 : i1
    %11 = arith.cmpi ne, %intptr, %intptr_2 : index
    %12 = arith.andi %3, %11 : i1
    %13 = arith.cmpi eq, %intptr_0, %intptr_2 : index
    %14 = arith.andi %13, %arg5 : i1
    %15 = arith.ori %10, %14 : i1
    %16 = arith.cmpi ne, %intptr_0, %intptr_2 : index
    %17 = arith.andi %8, %16 : i1
    %18 = arith.cmpi ne, %intptr_0, %intptr : index
    %19 = arith.andi %17, %18 : i1
    scf.if %12 {
      memref.dealloc %arg0 : memref<2xf32>
    }
    scf.if %19 {
      memref.dealloc %arg1 : memref<5xf32>
    }
    return %6, %15 : i1, i1
  }
  func.func @five(%arg0: memref<2xf32>, %arg1: memref<5xf32>, %arg2: memref<1xf32>, %arg3: memref<2xf32>, %arg4: memref<2xf32>, %arg5: i1) {
    %alloc = memref.alloc() : memref<2xindex>
    %alloc_0 = memref.alloc() : memref<2xi1>
    %alloc_1 = memref.alloc() : memref<3xindex>
    %intptr = memref.extract_aligned_pointer_as_index %arg0 : memref<2xf32> -> index
    %c0 = arith.constant 0 : index
    memref.store %intptr, %alloc[%c0] : memref<2xindex>
    %intptr_2 = memref.extract_aligned_pointer_as_index %arg1 : memref<5xf32> -> index
    %c1 = arith.constant 1 : index
    memref.store %intptr_2, %alloc[%c1] : memref<2xindex>
    %c0_3 = arith.constant 0 : index
    memref.store %arg5, %alloc_0[%c0_3] : memref<2xi1>
    %c1_4 = arith.constant 1 : index
    memref.store %arg5, %alloc_0[%c1_4] : memref<2xi1>
    %intptr_5 = memref.extract_aligned_pointer_as_index %arg2 : memref<1xf32> -> index
    %c0_6 = arith.constant 0 : index
    memref.store %intptr_5, %alloc_1[%c0_6] : memref<3xindex>
    %intptr_7 = memref.extract_aligned_pointer_as_index %arg3 : memref<2xf32> -> index
    %c1_8 = arith.constant 1 : index
    memref.store %intptr_7, %alloc_1[%c1_8] : memref<3xindex>
    %intptr_9 = memref.extract_aligned_pointer_as_index %arg4 : memref<2xf32> -> index
    %c2 = arith.constant 2 : index
    memref.store %intptr_9, %alloc_1[%c2] : memref<3xindex>
    %cast = memref.cast %alloc : memref<2xindex> to memref<?xindex>
    %cast_10 = memref.cast %alloc_0 : memref<2xi1> to memref<?xi1>
    %cast_11 = memref.cast %alloc_1 : memref<3xindex> to memref<?xindex>
    %alloc_12 = memref.alloc() : memref<2xi1>
    %alloc_13 = memref.alloc() : memref<3xi1>
    %cast_14 = memref.cast %alloc_12 : memref<2xi1> to memref<?xi1>
    %cast_15 = memref.cast %alloc_13 : memref<3xi1> to memref<?xi1>
    call @dealloc_helper(%cast, %cast_11, %cast_10, %cast_14, %cast_15) : (memref<?xindex>, memref<?xindex>, memref<?xi1>, memref<?xi1>, memref<?xi1>) -> ()
    %c0_16 = arith.constant 0 : index
    %0 = memref.load %alloc_12[%c0_16] : memref<2xi1>
    scf.if %0 {
      memref.dealloc %arg0 : memref<2xf32>
    }
    %c1_17 = arith.constant 1 : index
    %1 = memref.load %alloc_12[%c1_17] : memref<2xi1>
    scf.if %1 {
      memref.dealloc %arg1 : memref<5xf32>
    }
    %c0_18 = arith.constant 0 : index
    %2 = memref.load %alloc_13[%c0_18] : memref<3xi1>
    %c1_19 = arith.constant 1 : index
    %3 = memref.load %alloc_13[%c1_19] : memref<3xi1>
    %c2_20 = arith.constant 2 : index
    %4 = memref.load %alloc_13[%c2_20] : memref<3xi1>
    memref.dealloc %alloc : memref<2xindex>
    memref.dealloc %alloc_1 : memref<3xindex>
    memref.dealloc %alloc_0 : memref<2xi1>
    memref.dealloc %alloc_12 : memref<2xi1>
    memref.dealloc %alloc_13 : memref<3xi1>
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

