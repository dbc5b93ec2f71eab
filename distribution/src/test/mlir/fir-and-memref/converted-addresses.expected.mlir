module {
  func.func @convert(%arg0: index) {
    %alloc = memref.alloc(%arg0) : memref<?xf32>
    %0 = fir.convert %alloc : (memref<?xf32>) -> !fir.ref<!fir.array<?xf32>>
    %1 = fir.shape %arg0 : (index) -> !fir.shape<1>
    %2 = fir.declare %0(%1) {uniq_name = "x"} : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.ref<!fir.array<?xf32>>
    %3 = fir.embox %2(%1) : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.array<?xf32>>
    fir.call @ext(%3) : (!fir.box<!fir.array<?xf32>>) -> ()
    memref.dealloc %alloc : memref<?xf32>
    return
  }
  func.func @box(%arg0: index) -> memref<?xf32> {
    %0 = fir.allocmem !fir.array<?xf32>, %arg0
    %1 = fir.convert %0 : (!fir.heap<!fir.array<?xf32>>) -> memref<?xf32>
    return %1 : memref<?xf32>
  }
  func.func private @ext(!fir.box<!fir.array<?xf32>>)
}

