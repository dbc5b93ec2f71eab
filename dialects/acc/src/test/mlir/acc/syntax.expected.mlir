module {
  func.func @variables(%arg0: memref<4xf32>, %arg1: tensor<4xf32>, %arg2: i64, %arg3: index) {
    %0 = acc.copyin varPtr(%arg0 : memref<4xf32>) -> memref<4xf32>
    %1 = acc.copyin varPtr(%arg0 : memref<4xf32>) -> memref<4xf32>
    %2 = acc.copyin varPtr(%arg0 : memref<4xf32>) varType(tensor<4xf32>) recipe(@r) -> memref<4xf32>
    acc.copyout accPtr(%0 : memref<4xf32>) to varPtr(%arg0 : memref<4xf32>) {a}
    return
  }
  func.func @clauses(%arg0: memref<4xf32>, %arg1: i64, %arg2: index) {
    %0 = acc.copyin varPtr(%arg0 : memref<4xf32>) async -> memref<4xf32>
    %1 = acc.copyin varPtr(%arg0 : memref<4xf32>) async(%arg1 : i64) -> memref<4xf32>
    acc.parallel num_gangs({%arg1 : i64, %arg2 : index}, {%arg2 : index} [#acc.device_type<nvidia>]) num_workers(%arg1 : i64 [#acc.device_type<host>]) wait {
    }
    acc.parallel wait({devnum: %arg1 : i64, %arg2 : index}, {%arg2 : index} [#acc.device_type<nvidia>]) {
    } attributes {a}
    acc.parallel wait([#acc.device_type<nvidia>], {%arg2 : index}) {
    }
    acc.wait async
    acc.wait
    return
  }
}

