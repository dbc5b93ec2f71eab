module {
  toy.func @directives(%arg0: i32, %arg1: index, %arg2: i1, %arg3: !toy.ptr<f32>, %arg4: tensor<4xi1>, %arg5: tensor<4x!toy.ptr<f32, 3>>) {
    toy.typed() 
    %0 = toy.typed(%arg0: i32) -> (i64)
    %1:2 = toy.typed(%arg0: i32 {x = 1 : i32}, %arg1: index) {y} -> (i64 {z}, i64)
    toy.region () {
    }
    toy.region (%arg6: i32, %arg7: index) {
      toy.typed(%arg6: i32) 
    } {z}
    %2 = toy.constant dense<1> : tensor<2xi32>
    %3 = toy.constant {x = 1 : i32} : i32
    toy.pairs %arg2 
    toy.pairs %arg2 , %arg1[%arg2], %arg1[%arg2] {x}
    toy.token %arg2 
    %4 = toy.token %arg2 []
    %5 = toy.token %arg2 [%4]
    %6 = toy.load %arg5 : tensor<4x!toy.ptr<f32, 3>>
    %7 = toy.load %arg5, %arg4 : tensor<4x!toy.ptr<f32, 3>>
    %8 = toy.load %arg3, %arg2 : !toy.ptr<f32>
    toy.store %8, %arg3 : f32
  }
  toy.symbol private @f
  toy.symbol  @g {x}
}

