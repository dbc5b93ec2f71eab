// RUN: --finalizing-bufferize --split-input-file --verify-diagnostics
// REFERENCE: names bufferization.to_memref, as MLIR 19.1 has it.
func.func @operand(%m: memref<4xf32>) {
  %0 = bufferization.to_tensor %m : memref<4xf32>
  "test.region"() ({
    // expected-error @below {{failed to legalize operation 'test.use'}}
    "test.use"(%0) : (tensor<4xf32>) -> ()
  }) : () -> ()
  return
}

// -----

func.func @result() {
  // expected-error @below {{failed to legalize operation 'test.make'}}
  %0 = "test.make"() : () -> tensor<4xf32>
  return
}

// -----

func.func @returned(%m: memref<4xf32>) -> tensor<4xf32> {
  %0 = bufferization.to_tensor %m : memref<4xf32>
  // expected-error @below {{failed to legalize operation 'func.return'}}
  return %0 : tensor<4xf32>
}

// -----

func.func @space(%m: memref<4xf32, 1>) {
  %0 = bufferization.to_tensor %m : memref<4xf32, 1>
  // expected-error @below {{failed to legalize unresolved materialization from ('memref<4xf32, 1>') to 'memref<4xf32>' that remained live after conversion}}
  %1 = bufferization.to_memref %0 : memref<4xf32>
  "test.use"(%1) : (memref<4xf32>) -> ()
  return
}

// -----

func.func @layout(%m: memref<4xf32, strided<[?], offset: ?>>) {
  %0 = bufferization.to_tensor %m : memref<4xf32, strided<[?], offset: ?>>
  // expected-error @below {{failed to materialize conversion for result #0 of operation 'bufferization.to_buffer' that remained live after conversion}}
  %1 = bufferization.to_memref %0 : memref<4xf32, strided<[2], offset: ?>>
  // expected-note @below {{see existing live user here}}
  "test.use"(%1) : (memref<4xf32, strided<[2], offset: ?>>) -> ()
  return
}

// -----

func.func @to_layout(%m: memref<4xf32>) {
  %0 = bufferization.to_tensor %m : memref<4xf32>
  // expected-error @below {{failed to materialize conversion for result #0 of operation 'bufferization.to_buffer' that remained live after conversion}}
  %1 = bufferization.to_memref %0 : memref<4xf32, strided<[?], offset: ?>>
  // expected-note @below {{see existing live user here}}
  "test.use"(%1) : (memref<4xf32, strided<[?], offset: ?>>) -> ()
  return
}
