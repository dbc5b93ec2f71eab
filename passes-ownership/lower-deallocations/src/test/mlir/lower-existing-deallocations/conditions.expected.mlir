module {
  func.func @f(%arg0: memref<2xf32>, %arg1: memref<2xf32>, %arg2: i1) -> i1 {
    %true = arith.constant true
    %intptr = memref.extract_aligned_pointer_as_index %arg0 : memref<2xf32> -> index
    %intptr_0 = memref.extract_aligned_pointer_as_index %arg1 : memref<2xf32> -> index
    %0 = arith.cmpi ne, %intptr, %intptr_0 : index
    %1 = arith.andi %0, %arg2 : i1
    scf.if %1 {
      memref.dealloc %arg0 : memref<2xf32>
    }
    return %true : i1
  }
}

