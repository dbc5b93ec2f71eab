Testing : "chain"
alloc#0 <-> tenth#0: MustAlias
alloc#0 <-> eleventh#0: MayAlias
tenth#0 <-> eleventh#0: MayAlias
module {
  func.func @chain() {
    %alloc = memref.alloc() {test.ptr = "alloc"} : memref<8xf32>
    %cast = memref.cast %alloc : memref<8xf32> to memref<?xf32>
    %cast_0 = memref.cast %cast : memref<?xf32> to memref<8xf32>
    %cast_1 = memref.cast %cast_0 : memref<8xf32> to memref<?xf32>
    %cast_2 = memref.cast %cast_1 : memref<?xf32> to memref<8xf32>
    %cast_3 = memref.cast %cast_2 : memref<8xf32> to memref<?xf32>
    %cast_4 = memref.cast %cast_3 : memref<?xf32> to memref<8xf32>
    %cast_5 = memref.cast %cast_4 : memref<8xf32> to memref<?xf32>
    %cast_6 = memref.cast %cast_5 : memref<?xf32> to memref<8xf32>
    %cast_7 = memref.cast %cast_6 : memref<8xf32> to memref<?xf32>
    %cast_8 = memref.cast %cast_7 {test.ptr = "tenth"} : memref<?xf32> to memref<8xf32>
    %cast_9 = memref.cast %cast_8 {test.ptr = "eleventh"} : memref<8xf32> to memref<?xf32>
    return
  }
}

