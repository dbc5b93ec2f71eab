module {
  func.func @stored(%arg0: memref<memref<f64>>, %arg1: f64) {
    %alloc = memref.alloc() : memref<f64>
    memref.store %arg1, %alloc[] : memref<f64>
    memref.store %alloc, %arg0[] : memref<memref<f64>>
    return
  }
  func.func @box_of_the_block(%arg0: f64) -> f64 {
    %alloca = memref.alloca() : memref<memref<f64>>
    %alloc = memref.alloc() : memref<f64>
    memref.store %arg0, %alloc[] : memref<f64>
    memref.store %alloc, %alloca[] : memref<memref<f64>>
    %0 = memref.load %alloca[] : memref<memref<f64>>
    %1 = memref.load %0[] : memref<f64>
    memref.dealloc %alloc : memref<f64>
    return %1 : f64
  }
  func.func @loaded(%arg0: memref<memref<f64>>) -> memref<f64> {
    %0 = memref.load %arg0[] : memref<memref<f64>>
    return %0 : memref<f64>
  }
  func.func @taken_out(%arg0: memref<memref<f64>>) {
    %0 = memref.load %arg0[] : memref<memref<f64>>
    memref.dealloc %0 : memref<f64>
    return
  }
  func.func private @sink(index)
  func.func @address_passed_on() {
    %alloc = memref.alloc() : memref<f64>
    %intptr = memref.extract_aligned_pointer_as_index %alloc : memref<f64> -> index
    call @sink(%intptr) : (index) -> ()
    return
  }
  func.func @address_compared(%arg0: memref<f64>) -> i1 {
    %alloc = memref.alloc() : memref<f64>
    %intptr = memref.extract_aligned_pointer_as_index %alloc : memref<f64> -> index
    %intptr_0 = memref.extract_aligned_pointer_as_index %arg0 : memref<f64> -> index
    %0 = arith.cmpi eq, %intptr, %intptr_0 : index
    memref.dealloc %alloc : memref<f64>
    return %0 : i1
  }
}

