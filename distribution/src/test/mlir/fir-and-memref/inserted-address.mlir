// RUN: --buffer-deallocation
// REFERENCE: mlir-opt does not know the dialect fir
// A memref whose address is part of an aggregate is freed after the last use of what is taken from it.
func.func @tuple(%n: index) {
  %m = memref.alloc(%n) : memref<?xf32>
  %a = fir.convert %m : (memref<?xf32>) -> !fir.ref<!fir.array<?xf32>>
  %u = fir.undefined tuple<!fir.ref<!fir.array<?xf32>>, i1>
  %t = fir.insert_value %u, %a, [0 : index] : (tuple<!fir.ref<!fir.array<?xf32>>, i1>, !fir.ref<!fir.array<?xf32>>) -> tuple<!fir.ref<!fir.array<?xf32>>, i1>
  %x = fir.extract_value %t, [0 : index] : (tuple<!fir.ref<!fir.array<?xf32>>, i1>) -> !fir.ref<!fir.array<?xf32>>
  fir.call @ext(%x) : (!fir.ref<!fir.array<?xf32>>) -> ()
  return
}
func.func private @ext(!fir.ref<!fir.array<?xf32>>)
