// RUN: --canonicalize --allow-unregistered-dialect
// Memory that nobody reads goes; copies of nothing and to itself go; scopes without allocations go.
func.func @d(%f: f32, %i: index, %s: memref<4xf32>, %n: memref<?xf32, strided<[?], offset: ?>>, %z: memref<0xf32>) {
  %a = memref.alloc() : memref<4xf32>
  memref.store %f, %a[%i] : memref<4xf32>
  memref.dealloc %a : memref<4xf32>
  %b = memref.alloca() : memref<4xf32>
  memref.copy %s, %b : memref<4xf32> to memref<4xf32>
  memref.copy %s, %s : memref<4xf32> to memref<4xf32>
  memref.copy %z, %z : memref<0xf32> to memref<0xf32>
  %c = memref.cast %s : memref<4xf32> to memref<?xf32>
  %c2 = memref.cast %s : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
  memref.copy %c, %n : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
  memref.copy %c2, %n : memref<4xf32, strided<[?], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
  memref.alloca_scope { %q = memref.alloca() : memref<4xf32> "test.u"(%q) : (memref<4xf32>) -> () }
  memref.alloca_scope { "test.u"() : () -> () }
  return
}
