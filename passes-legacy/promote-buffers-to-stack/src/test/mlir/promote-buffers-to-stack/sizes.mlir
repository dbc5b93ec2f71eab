// RUN: --promote-buffers-to-stack
// 1024 bytes are small, and what has ranks as sizes.
func.func @f(%n: index, %u: memref<*xf32>) {
  %a = memref.alloc() : memref<256xf32>
  %b = memref.alloc() : memref<257xf32>
  %c = memref.alloc() {alignment = 64 : i64, test.x} : memref<16x16x1xf32>
  %r = memref.rank %u : memref<*xf32>
  %d = memref.alloc(%r) : memref<?xindex>
  %e = memref.alloc(%r, %r) : memref<?x?xindex>
  %f = memref.alloc(%n) : memref<?xf32>
  %g = memref.alloc() : memref<128xindex>
  %h = memref.alloc() : memref<129xindex>
  %i = memref.alloc() : memref<64xvector<3xf32>>
  %j = memref.alloc() : memref<65xvector<3xf32>>
  %k = memref.alloc() : memref<8192xi1>
  %l = memref.alloc() : memref<8193xi1>
  %m = memref.alloc() : memref<128xcomplex<f32>>
  %o = memref.alloc() : memref<129xcomplex<f32>>
  %p = memref.alloc() : memref<4xf32, strided<[1000000]>>
  %q = memref.alloc() : memref<65536x65536xf32>
  %s = memref.alloc() : memref<0xf32>
  return
}
