module {
  toy.func @types(%arg0: !toy.ptr<f32>, %arg1: !toy.ptr<i32, 3>, %arg2: !toy.blob<8x16xf32,#toy.layout<{a = [1, 2], "b>"}>,!toy.ptr<i32>>) -> !toy.blob<8x16xf32,#toy.layout<{a = [1, 2], "b>"}>,!toy.ptr<i32>> {
    toy.return %arg2 : !toy.blob<8x16xf32,#toy.layout<{a = [1, 2], "b>"}>,!toy.ptr<i32>>
  }
  toy.func @attributes() attributes {empty = #toy.options<>, mode = #toy.mode<"very exact">, more = #toy.options<names = "x", "y">, options = #toy.options<flags = a,c, mode = <slow>>} {
    toy.return
  }
  toy.func @inferred_type(%arg0: !toy.ptr<f32>, %arg1: index) -> f32 {
    %0 = toy.load volatile mode <slow> how fast align 16 %arg0[%arg1, %arg1] : <f32>
    %1 = toy.load %arg0[] : <f32>
    %2 = toy.sum %0, %1 : f32
    toy.return %2 : f32
  }
  toy.func @optional_parts(%arg0: i32, %arg1: tensor<4xi32>) {
    %h, %b = toy.make %arg0 : i32 -> !toy.blob
    %h_0, %b_1 = toy.make %arg0, %arg1 : tensor<4xi32> limit 7 : i32 -> !toy.blob<x>
    toy.drop %h
    toy.drop %h_0
    %0:2 = toy.list %arg0, %b : i32, !toy.blob -> i32, f32
    %1 = toy.list -> i32
    toy.return
  }
  toy.func @texts() attributes {a = #toy<raw[2:]>, b = #toy<raw text !toy.handle [0:4]>, c = #toy.raw, d = #toy.number<5> : !toy.ptr<f32>, e = #toy.number<6>} {
    toy.return
  }
  toy.func @declaration(i32)
  toy.func @words() {
    %a, %b:2 = toy.flags a,c {resultSegmentSizes = array<i32: 1, 2>} : i32, i32, i32
    %a_0 = toy.flags {resultSegmentSizes = array<i32: 1, 0>} : i32
    toy.scope {
      %0 = sum %a_0, %a_0 : i32
    }
    toy.return
  }
}

