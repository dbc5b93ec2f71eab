// RUN: --print-graph=kind=aliases 2>&1
// REFERENCE: the reference has no such pass
// From each buffer to those that are it: views, results and arguments of regions, arguments of blocks.

func.func @f(%condition: i1, %n: index, %argument: memref<8xf32>) -> memref<8xf32> {
  %0 = memref.alloc() : memref<8xf32>
  %1 = memref.subview %0[0] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1]>>
  %2 = scf.for %i = %n to %n step %n iter_args(%a = %0) -> memref<8xf32> {
    %3 = scf.if %condition -> memref<8xf32> {
      scf.yield %a : memref<8xf32>
    } else {
      scf.yield %argument : memref<8xf32>
    }
    scf.yield %3 : memref<8xf32>
  }
  cf.cond_br %condition, ^exit(%2 : memref<8xf32>), ^exit(%argument : memref<8xf32>)
^exit(%result: memref<8xf32>):
  return %result : memref<8xf32>
}
