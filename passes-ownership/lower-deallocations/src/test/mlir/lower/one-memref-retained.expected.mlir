module {
  func.func @retained(%arg0: memref<2xf32>, %arg1: i1, %arg2: memref<1xf32>, %arg3: memref<*xf32>, %arg4: memref<?xf32>) -> (i1, i1, i1) {
    %intptr = memref.extract_aligned_pointer_as_index %arg0 : memref<2xf32> -> index
    %intptr_0 = memref.extract_aligned_pointer_as_index %arg2 : memref<1xf32> -> index
    %0 = arith.cmpi ne, %intptr, %intptr_0 : index
    %intptr_1 = memref.extract_aligned_pointer_as_index %arg3 : memref<*xf32> -> index
    %1 = arith.cmpi ne, %intptr, %intptr_1 : index
    %intptr_2 = memref.extract_aligned_pointer_as_index %arg4 : memref<?xf32> -> index
    %2 = arith.cmpi ne, %intptr, %intptr_2 : index
    %3 = arith.andi %0, %1 : i1
    %4 = arith.andi %3, %2 : i1
    %5 = arith.andi %4, %arg1 : i1
    scf.if %5 {
      memref.dealloc %arg0 : memref<2xf32>
    }
    %true = arith.constant true
    %6 = arith.xori %0, %true : i1
    %7 = arith.andi %6, %arg1 : i1
    %8 = arith.xori %1, %true : i1
    %9 = arith.andi %8, %arg1 : i1
    %10 = arith.xori %2, %true : i1
    %11 = arith.andi %10, %arg1 : i1
    return %7, %9, %11 : i1, i1, i1
  }
}

