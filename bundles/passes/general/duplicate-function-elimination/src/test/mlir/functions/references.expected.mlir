module {
  func.func @identity(%arg0: tensor<f32>) -> tensor<f32> {
    return %arg0 : tensor<f32>
  }
  func.func private @d1(f32)
  func.func private @d2(f32)
  func.func private @attr(%arg0: tensor<f32>) -> tensor<f32> attributes {x = 1 : i32} {
    return %arg0 : tensor<f32>
  }
  func.func private @identity_priv(%arg0: tensor<f32>) -> tensor<f32> {
    return %arg0 : tensor<f32>
  }
  func.func @user(%arg0: tensor<f32>, %arg1: i32, %arg2: f32) -> (tensor<f32>, tensor<f32>) {
    %0 = call @identity(%arg0) : (tensor<f32>) -> tensor<f32>
    %1 = call @identity(%0) : (tensor<f32>) -> tensor<f32>
    %2 = call @identity_priv(%1) : (tensor<f32>) -> tensor<f32>
    %f = constant @identity : (tensor<f32>) -> tensor<f32>
    call @d2(%arg2) : (f32) -> ()
    "test.op"() {sym = [@identity]} : () -> ()
    return %1, %2 : tensor<f32>, tensor<f32>
  }
  func.func @add_a(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.addi %arg0, %arg1 : i32
    return %0 : i32
  }
  func.func @add_b(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.addi %arg1, %arg0 : i32
    return %0 : i32
  }
  func.func @rec_a(%arg0: i32) -> i32 {
    %0 = call @rec_a(%arg0) : (i32) -> i32
    return %0 : i32
  }
  func.func @rec_b(%arg0: i32) -> i32 {
    %0 = call @rec_b(%arg0) : (i32) -> i32
    return %0 : i32
  }
  func.func @via_a(%arg0: tensor<f32>) -> tensor<f32> {
    %0 = call @identity(%arg0) : (tensor<f32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
  func.func @via_b(%arg0: tensor<f32>) -> tensor<f32> {
    %0 = call @identity(%arg0) : (tensor<f32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
  module {
    func.func @in_a() {
      return
    }
    func.func @u() {
      call @in_a() : () -> ()
      return
    }
  }
}

