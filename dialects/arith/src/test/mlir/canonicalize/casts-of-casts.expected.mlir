module {
  func.func @casts(%arg0: index, %arg1: i16, %arg2: f32) -> (index, index, i32, i32, f16, f32, i32, index, index, i64) {
    %0 = arith.index_cast %arg1 : i16 to index
    %1 = arith.index_castui %arg1 : i16 to index
    %2 = arith.bitcast %arg2 : f32 to i32
    %3 = arith.bitcast %arg2 : f32 to i32
    %4 = arith.extui %arg1 : i16 to i64
    %5 = arith.extui %arg1 : i16 to i32
    %6 = arith.sitofp %arg1 : i16 to f16
    return %0, %1, %3, %5, %6, %arg2, %2, %arg0, %arg0, %4 : index, index, i32, i32, f16, f32, i32, index, index, i64
  }
}

