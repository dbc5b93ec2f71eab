// RUN: --buffer-preparation=results=append-buffers
// REFERENCE: has no such pass any more
// An appended argument has the identity layout: the function copies a buffer of another layout into it, and the caller
// casts the buffer that it has allocated. The memory space stays.
func.func @callee(%m: memref<5xf32, strided<[?], offset: ?>, 1>) -> memref<5xf32, strided<[?], offset: ?>, 1> {
  return %m : memref<5xf32, strided<[?], offset: ?>, 1>
}

func.func @caller(%m: memref<5xf32, strided<[?], offset: ?>, 1>) -> memref<5xf32, strided<[?], offset: ?>, 1> {
  %0 = call @callee(%m) : (memref<5xf32, strided<[?], offset: ?>, 1>) -> memref<5xf32, strided<[?], offset: ?>, 1>
  "test.use"(%0) : (memref<5xf32, strided<[?], offset: ?>, 1>) -> ()
  return %0 : memref<5xf32, strided<[?], offset: ?>, 1>
}
