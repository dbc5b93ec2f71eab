// RUN: --buffer-deallocation-pipeline
// REFERENCE: ignores policies
// VALIDATION: functions of the program are called that were not called before
// The functions of the pool take the place of memref.alloc and memref.dealloc.
module attributes {mortise.policies = [{allocate = @take, free = @give}]} {
  func.func private @take(index) -> memref<?xi8>
  func.func private @give(index)

  func.func @main(%c: i1, %n: index, %o: memref<?xf32>) {
    %a = memref.alloc(%n) : memref<?xf32>
    memref.copy %o, %a : memref<?xf32> to memref<?xf32>
    cf.cond_br %c, ^one, ^two
  ^one:
    memref.copy %a, %o : memref<?xf32> to memref<?xf32>
    return
  ^two:
    return
  }
  func.func private @no_buffers(%i: index) -> index {
    return %i : index
  }
}
