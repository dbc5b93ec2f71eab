// RUN:  --verify-diagnostics --split-input-file
func.func @conditions(%m: memref<?xf32>, %c: i1) {
  // expected-error @below {{'bufferization.dealloc' op must have the same number of conditions as memrefs to deallocate}}
  bufferization.dealloc (%m : memref<?xf32>) if (%c, %c)
  return
}

// -----

func.func @results(%m: memref<?xf32>) {
  // expected-error @below {{'bufferization.dealloc' op must have the same number of updated conditions (results) as retained operands}}
  "bufferization.dealloc"(%m) {operandSegmentSizes = array<i32: 0, 0, 1>} : (memref<?xf32>) -> ()
  return
}
