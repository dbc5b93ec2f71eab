module {
  func.func @f(%arg0: index, %arg1: memref<*xf32>) {
    %alloca = memref.alloca() : memref<256xf32>
    %alloc = memref.alloc() : memref<257xf32>
    %alloca_0 = memref.alloca() {alignment = 64 : i64, test.x} : memref<16x16x1xf32>
    %0 = memref.rank %arg1 : memref<*xf32>
    %alloca_1 = memref.alloca(%0) : memref<?xindex>
    %alloc_2 = memref.alloc(%0, %0) : memref<?x?xindex>
    %alloc_3 = memref.alloc(%arg0) : memref<?xf32>
    %alloca_4 = memref.alloca() : memref<128xindex>
    %alloc_5 = memref.alloc() : memref<129xindex>
    %alloca_6 = memref.alloca() : memref<64xvector<3xf32>>
    %alloc_7 = memref.alloc() : memref<65xvector<3xf32>>
    %alloca_8 = memref.alloca() : memref<8192xi1>
    %alloc_9 = memref.alloc() : memref<8193xi1>
    %alloca_10 = memref.alloca() : memref<128xcomplex<f32>>
    %alloc_11 = memref.alloc() : memref<129xcomplex<f32>>
    %alloca_12 = memref.alloca() : memref<4xf32, strided<[1000000]>>
    %alloc_13 = memref.alloc() : memref<65536x65536xf32>
    %alloca_14 = memref.alloca() : memref<0xf32>
    return
  }
}

