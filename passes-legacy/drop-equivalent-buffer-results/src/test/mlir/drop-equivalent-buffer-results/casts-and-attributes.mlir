// RUN: --mlir-version=19.1 --drop-equivalent-buffer-results
// Results that are arguments go, also those that are no buffers; the others keep their attributes.
func.func @callee(%a: i32, %m: memref<4xf32>) -> (i32, memref<?xf32> {test.dropped}, memref<4xf32> {test.kept}) {
  %cast = memref.cast %m : memref<4xf32> to memref<?xf32>
  %own = memref.alloc() : memref<4xf32>
  return %a, %cast, %own : i32, memref<?xf32>, memref<4xf32>
}

// The caller uses what it passed, cast where the types differ.
func.func @caller(%a: i32, %m: memref<4xf32>) -> memref<?xf32> {
  %r:3 = call @callee(%a, %m) : (i32, memref<4xf32>) -> (i32, memref<?xf32>, memref<4xf32>)
  "test.use"(%r#0, %r#2) : (i32, memref<4xf32>) -> ()
  return %r#1 : memref<?xf32>
}
