// RUN: --lean-deallocation-pipeline
// REFERENCE: has no such pipeline
// One result of scf.index_switch tells who owns another one when a further result is added to the operation.
func.func private @use(memref<2xi32>)
func.func @f(%lower: index, %upper: index) -> memref<2xi32> {
  %a = memref.alloc() : memref<2xi32>
  %r = scf.for %i = %lower to %upper step %lower iter_args(%b = %a) -> memref<2xi32> {
    %s:2 = scf.index_switch %i -> memref<2xi32>, memref<2xi32>
    case 0 {
      scf.yield %a, %b : memref<2xi32>, memref<2xi32>
    }
    case 1 {
      scf.yield %a, %b : memref<2xi32>, memref<2xi32>
    }
    default {
      %new = memref.alloc() : memref<2xi32>
      scf.yield %new, %a : memref<2xi32>, memref<2xi32>
    }
    func.call @use(%s#0) : (memref<2xi32>) -> ()
    scf.yield %s#1 : memref<2xi32>
  }
  return %r : memref<2xi32>
}
