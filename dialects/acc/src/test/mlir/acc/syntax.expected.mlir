module {
  func.func @variables(%arg0: memref<4xf32>, %arg1: tensor<4xf32>, %arg2: i64, %arg3: index) {
    %0 = acc.copyin varPtr(%arg0 : memref<4xf32>) -> memref<4xf32>
    %1 = acc.copyin varPtr(%arg0 : memref<4xf32>) -> memref<4xf32>
    %2 = acc.copyin varPtr(%arg0 : memref<4xf32>) varType(tensor<4xf32>) recipe(@r) -> memref<4xf32>
    %3 = acc.copyin var(%arg1 : tensor<4xf32>) -> tensor<4xf32>
    acc.copyout accPtr(%0 : memref<4xf32>) to varPtr(%arg0 : memref<4xf32>) {a}
    acc.copyout accVar(%3 : tensor<4xf32>) to var(%arg1 : tensor<4xf32>) varType(f32)
    return
  }
  func.func @clauses(%arg0: memref<4xf32>, %arg1: i64, %arg2: index) {
    %0 = acc.copyin varPtr(%arg0 : memref<4xf32>) async -> memref<4xf32>
    %1 = acc.copyin varPtr(%arg0 : memref<4xf32>) async(%arg1 : i64) -> memref<4xf32>
    %2 = acc.copyin varPtr(%arg0 : memref<4xf32>) async([#acc.device_type<nvidia>]) -> memref<4xf32>
    %3 = acc.copyin varPtr(%arg0 : memref<4xf32>) async([#acc.device_type<nvidia>], %arg1 : i64, %arg2 : index [#acc.device_type<host>]) -> memref<4xf32>
    acc.parallel num_gangs({%arg1 : i64, %arg2 : index}, {%arg2 : index} [#acc.device_type<nvidia>]) num_workers(%arg1 : i64 [#acc.device_type<host>]) wait {
    }
    acc.parallel wait({devnum: %arg1 : i64, %arg2 : index}, {%arg2 : index} [#acc.device_type<nvidia>]) {
    } attributes {a}
    acc.parallel wait([#acc.device_type<nvidia>], {%arg2 : index}) {
    }
    acc.wait async
    acc.wait async(%arg1, %arg2 : i64, index) attributes {a}
    acc.wait
    return
  }
  func.func @loops(%arg0: i64, %arg1: index) {
    acc.loop gang {
    }
    acc.loop combined(parallel) gang([#acc.device_type<nvidia>]) control(%arg2 : index) = (%arg1 : index) to (%arg1 : index)  step (%arg1 : index) {
      "t.use"(%arg2) : (index) -> ()
    }
    acc.loop gang([#acc.device_type<nvidia>], {num=%arg0 : i64, static=%arg1 : index}) tile({%arg0 : i64, %arg1 : index}, {%arg0 : i64} [#acc.device_type<host>]) control(%arg2 : i64, %arg3 : index) = (%arg0, %arg1 : i64, index) to (%arg0, %arg1 : i64, index)  step (%arg0, %arg1 : i64, index) {
    } attributes {a}
    acc.loop gang({dim=%arg0 : i64} [#acc.device_type<nvidia>]) {
    }
    return
  }
  acc.routine @a bind("name") gang worker 
  acc.routine @b bind(@f [#acc.device_type<host>], "name") gang(dim: 1 : i64)
  acc.routine @c gang([#acc.device_type<nvidia>], dim: 2 : i64 [#acc.device_type<host>]) worker ([#acc.device_type<host>])
}

