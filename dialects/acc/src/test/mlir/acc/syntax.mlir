// RUN: --irdl-file=%S/syntax.irdl.mlir --allow-unregistered-dialect
// REFERENCE: has no dialect ods.

func.func @variables(%a: memref<4xf32>, %t: tensor<4xf32>, %i: i64, %x: index) {
  %0 = acc.copyin varPtr(%a : memref<4xf32>) -> memref<4xf32>
  %1 = acc.copyin varPtr(%a : memref<4xf32>) varType(f32) -> memref<4xf32>
  %2 = acc.copyin varPtr(%a : memref<4xf32>) varType(tensor<4xf32>) recipe(@r) -> memref<4xf32>
  %3 = acc.copyin var(%t : tensor<4xf32>) -> tensor<4xf32>
  acc.copyout accPtr(%0 : memref<4xf32>) to varPtr(%a : memref<4xf32>) {a}
  acc.copyout accVar(%3 : tensor<4xf32>) to var(%t : tensor<4xf32>) varType(f32)
  return
}

// Device types without an operand are kept when operands follow, and can stand alone.
func.func @clauses(%a: memref<4xf32>, %i: i64, %x: index) {
  %0 = acc.copyin varPtr(%a : memref<4xf32>) async -> memref<4xf32>
  %1 = acc.copyin varPtr(%a : memref<4xf32>) async(%i : i64) -> memref<4xf32>
  %2 = acc.copyin varPtr(%a : memref<4xf32>) async([#acc.device_type<nvidia>]) -> memref<4xf32>
  %3 = acc.copyin varPtr(%a : memref<4xf32>) async([#acc.device_type<nvidia>], %i : i64, %x : index [#acc.device_type<host>]) -> memref<4xf32>
  acc.parallel num_gangs({%i : i64, %x : index}, {%x : index} [#acc.device_type<nvidia>]) num_workers(%i : i64 [#acc.device_type<host>]) wait {
  }
  acc.parallel wait({devnum: %i : i64, %x : index}, {%x : index} [#acc.device_type<nvidia>]) {
  } attributes {a}
  acc.parallel wait([#acc.device_type<nvidia>], {%x : index}) {
  }
  acc.wait async
  acc.wait async(%i, %x : i64, index) attributes {a}
  acc.wait
  return
}

func.func @loops(%i: i64, %x: index) {
  acc.loop gang {
  }
  acc.loop combined(parallel) gang([#acc.device_type<nvidia>]) control(%k : index) = (%x : index) to (%x : index) step (%x : index) {
    "t.use"(%k) : (index) -> ()
  }
  acc.loop gang([#acc.device_type<nvidia>], {num=%i : i64, static=%x : index}) tile({%i : i64, %x : index}, {%i : i64} [#acc.device_type<host>]) control(%k : i64, %l : index) = (%i, %x : i64, index) to (%i, %x : i64, index) step (%i, %x : i64, index) {
  } attributes {a}
  acc.loop gang({dim=%i : i64} [#acc.device_type<nvidia>]) {
  }
  return
}

acc.routine @a bind("name") gang worker
acc.routine @b bind(@f [#acc.device_type<host>], "name") gang(dim: 1 : i64)
acc.routine @c gang([#acc.device_type<nvidia>], dim: 2 : i64 [#acc.device_type<host>]) worker([#acc.device_type<host>])
