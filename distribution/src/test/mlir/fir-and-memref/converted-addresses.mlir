// RUN: --buffer-deallocation
// REFERENCE: mlir-opt does not know the dialect fir
// A memref that is converted to an address of Fortran is freed after the last use of the address.
func.func @convert(%n: index) {
  %m = memref.alloc(%n) : memref<?xf32>
  %a = fir.convert %m : (memref<?xf32>) -> !fir.ref<!fir.array<?xf32>>
  %s = fir.shape %n : (index) -> !fir.shape<1>
  %d = fir.declare %a(%s) {uniq_name = "x"} : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.ref<!fir.array<?xf32>>
  %b = fir.embox %d(%s) : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.array<?xf32>>
  fir.call @ext(%b) : (!fir.box<!fir.array<?xf32>>) -> ()
  return
}
// Memory that Fortran has allocated is not freed.
func.func @box(%n: index) -> memref<?xf32> {
  %x = fir.allocmem !fir.array<?xf32>, %n
  %a = fir.convert %x : (!fir.heap<!fir.array<?xf32>>) -> memref<?xf32>
  return %a : memref<?xf32>
}
func.func private @ext(!fir.box<!fir.array<?xf32>>)
