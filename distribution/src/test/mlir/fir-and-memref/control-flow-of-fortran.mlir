// RUN: --ownership-based-buffer-deallocation
// REFERENCE: mlir-opt does not know the dialect fir
// Loops with results, calls, selections and the end of the program matter only where they forward memrefs.
func.func @loop_with_result(%n: index, %s: i32) -> index {
  %m = memref.alloc(%n) : memref<?xf32>
  %r = fir.do_loop %i = %n to %n step %n iter_args(%k = %n) -> (index) {
    %x = fir.allocmem !fir.array<?xf32>, %k
    fir.call @ext(%x) : (!fir.heap<!fir.array<?xf32>>) -> ()
    fir.freemem %x : !fir.heap<!fir.array<?xf32>>
    fir.result %k : index
  }
  fir.select %s : i32 [1, ^bb1, unit, ^bb2]
^bb1:
  fir.unreachable
^bb2:
  fir.call @use(%m) : (memref<?xf32>) -> ()
  return %r : index
}
func.func private @ext(!fir.heap<!fir.array<?xf32>>)
func.func private @use(memref<?xf32>)
