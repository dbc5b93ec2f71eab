module {
  func.func @tuple(%arg0: index) {
    %alloc = memref.alloc(%arg0) : memref<?xf32>
    %0 = fir.convert %alloc : (memref<?xf32>) -> !fir.ref<!fir.array<?xf32>>
    %1 = fir.undefined tuple<!fir.ref<!fir.array<?xf32>>, i1>
    %2 = fir.insert_value %1, %0, [0 : index] : (tuple<!fir.ref<!fir.array<?xf32>>, i1>, !fir.ref<!fir.array<?xf32>>) -> tuple<!fir.ref<!fir.array<?xf32>>, i1>
    %3 = fir.extract_value %2, [0 : index] : (tuple<!fir.ref<!fir.array<?xf32>>, i1>) -> !fir.ref<!fir.array<?xf32>>
    fir.call @ext(%3) : (!fir.ref<!fir.array<?xf32>>) -> ()
    memref.dealloc %alloc : memref<?xf32>
    return
  }
  func.func private @ext(!fir.ref<!fir.array<?xf32>>)
}

