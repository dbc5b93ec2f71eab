// RUN: --mixed-buffer-deallocation-pipeline=default=legacy
// REFERENCE: has no such pipeline
// The same function by both algorithms: the legacy one clones, the ownership-based one decides at run time.
func.func @by_default(%c: i1, %m: memref<?xf32>, %n: index, %out: memref<?xf32>) {
  cf.cond_br %c, ^bb1, ^bb2(%m : memref<?xf32>)
^bb1:
  %a = memref.alloc(%n) : memref<?xf32>
  memref.copy %m, %a : memref<?xf32> to memref<?xf32>
  cf.br ^bb2(%a : memref<?xf32>)
^bb2(%b: memref<?xf32>):
  memref.copy %b, %out : memref<?xf32> to memref<?xf32>
  return
}
module attributes {mortise.deallocation = "ownership"} {
  func.func @asked_for_around(%c: i1, %m: memref<?xf32>, %n: index, %out: memref<?xf32>) {
    cf.cond_br %c, ^bb1, ^bb2(%m : memref<?xf32>)
  ^bb1:
    %a = memref.alloc(%n) : memref<?xf32>
    memref.copy %m, %a : memref<?xf32> to memref<?xf32>
    cf.br ^bb2(%a : memref<?xf32>)
  ^bb2(%b: memref<?xf32>):
    memref.copy %b, %out : memref<?xf32> to memref<?xf32>
    return
  }
}
