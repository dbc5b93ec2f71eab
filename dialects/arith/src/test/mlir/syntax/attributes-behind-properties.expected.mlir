module {
  func.func @f(%arg0: i32, %arg1: f32) {
    %0 = arith.addi %arg0, %arg0 overflow<nsw> {here} : i32
    %c1_i32 = arith.constant 1 : i32
    %1 = arith.cmpf oeq, %arg1, %arg1 fastmath<nnan> : f32
    %2 = arith.cmpf oeq, %arg1, %arg1 : f32
    return
  }
}

// -----
module {
  func.func private @<<INVALID EMPTY SYMBOL>>()
}

// -----
module {
  func.func @bitcast(%arg0: index, %arg1: memref<4xindex>) {
    %0 = arith.bitcast %arg0 : index to index
    %1 = arith.bitcast %arg1 : memref<4xindex> to memref<4xindex>
    return
  }
}

