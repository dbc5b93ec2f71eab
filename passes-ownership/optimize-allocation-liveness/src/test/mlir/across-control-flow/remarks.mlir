// RUN: --optimize-allocation-liveness=across-control-flow --remarks --verify-diagnostics
// REFERENCE: has no remarks
// Each deallocation that moves is reported, with the places.

func.func private @use(memref<?xf32>)
func.func private @work()

func.func @remarks(%n: index, %c: i1) {
  %buffer = memref.alloc(%n) : memref<?xf32>
  // expected-note @+1 {{if this condition is false}}
  scf.if %c {
    // expected-note @+1 {{after this operation}}
    func.call @use(%buffer) : (memref<?xf32>) -> ()
    func.call @work() : () -> ()
  }
  // expected-remark @+1 {{moved to 2 places, after the last use on each way}}
  memref.dealloc %buffer : memref<?xf32>
  return
}
