// RUN: --irdl-file=%S/buffers.irdl.mlir --buffer-deallocation-pipeline
// REFERENCE: the reference knows nothing of the effects
// The allocation is freed by the operation that it names, otherwise by memref.dealloc, after the last use of a view.
func.func @view(%n: index, %v: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %0 = buffers.alloc(%n) : memref<?xf32>
  %1 = buffers.rows %0 : memref<?xf32> to memref<4xf32>
  memref.store %v, %1[%c0] : memref<4xf32>
  %2 = memref.load %1[%c0] : memref<4xf32>
  return %2 : f32
}

func.func @plain(%source: memref<4xf32>) {
  %0 = "buffers.plain_alloc"() : () -> memref<4xf32>
  buffers.fill %source into %0 : memref<4xf32>, memref<4xf32>
  return
}

func.func @returned(%n: index) -> memref<?xf32> {
  %0 = buffers.alloc(%n) : memref<?xf32>
  %1 = buffers.alloc(%n) : memref<?xf32>
  buffers.fill %0 into %1 : memref<?xf32>, memref<?xf32>
  return %1 : memref<?xf32>
}
