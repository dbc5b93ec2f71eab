// RUN: --allow-unregistered-dialect

func.func @variables(%a: memref<4xf32>, %t: tensor<4xf32>, %i: i64, %x: index) {
  %0 = acc.copyin varPtr(%a : memref<4xf32>) -> memref<4xf32>
  %1 = acc.copyin varPtr(%a : memref<4xf32>) varType(f32) -> memref<4xf32>
  %2 = acc.copyin varPtr(%a : memref<4xf32>) varType(tensor<4xf32>) recipe(@r) -> memref<4xf32>
  acc.copyout accPtr(%0 : memref<4xf32>) to varPtr(%a : memref<4xf32>) {a}
  return
}

// Device types without an operand are kept when operands follow, and can stand alone.
func.func @clauses(%a: memref<4xf32>, %i: i64, %x: index) {
  %0 = acc.copyin varPtr(%a : memref<4xf32>) async -> memref<4xf32>
  %1 = acc.copyin varPtr(%a : memref<4xf32>) async(%i : i64) -> memref<4xf32>
  acc.parallel num_gangs({%i : i64, %x : index}, {%x : index} [#acc.device_type<nvidia>]) num_workers(%i : i64 [#acc.device_type<host>]) wait {
  }
  acc.parallel wait({devnum: %i : i64, %x : index}, {%x : index} [#acc.device_type<nvidia>]) {
  } attributes {a}
  acc.parallel wait([#acc.device_type<nvidia>], {%x : index}) {
  }
  acc.wait async
  acc.wait
  return
}
