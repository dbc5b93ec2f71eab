module {
  func.func private @declared(tensor<4xi32>) -> i32
  func.func @f(%arg0: tensor<4xi32>, %arg1: i32) -> (tensor<4xi32>, i32) attributes {note = 5 : i64} {
    %0 = tosa.reverse %arg0 {axis = 0 : i32} : (tensor<4xi32>) -> tensor<4xi32>
    return %0, %arg1 : tensor<4xi32>, i32
  }
}

