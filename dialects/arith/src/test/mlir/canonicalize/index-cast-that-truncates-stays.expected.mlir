module {
  func.func @index(%arg0: index) -> (index, index, index, index) {
    %0 = arith.index_cast %arg0 : index to i8
    %1 = arith.index_cast %0 : i8 to index
    %2 = arith.index_castui %arg0 : index to i63
    %3 = arith.index_castui %2 : i63 to index
    return %1, %3, %arg0, %arg0 : index, index, index, index
  }
  func.func @wide(%arg0: i65, %arg1: i128, %arg2: i64, %arg3: i7) -> (i65, i128, i64, i7) {
    %0 = arith.index_cast %arg0 : i65 to index
    %1 = arith.index_cast %0 : index to i65
    %2 = arith.index_castui %arg1 : i128 to index
    %3 = arith.index_castui %2 : index to i128
    return %1, %3, %arg2, %arg3 : i65, i128, i64, i7
  }
  func.func @vector(%arg0: vector<2xindex>) -> (vector<2xindex>, vector<2xindex>) {
    %0 = arith.index_cast %arg0 : vector<2xindex> to vector<2xi32>
    %1 = arith.index_cast %0 : vector<2xi32> to vector<2xindex>
    return %1, %arg0 : vector<2xindex>, vector<2xindex>
  }
}

