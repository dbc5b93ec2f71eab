// RUN: --irdl-file=%S/definitions.irdl.mlir
// REFERENCE: has no dialect ods.

#layout = #toy.layout<{a = [1,  2], "b>"}>

toy.func @types(%p: !toy.ptr<f32>, %q: !toy.ptr<i32, 3>, %b: !toy.blob<8x16xf32,#layout,!toy.ptr<i32>>)
    -> !toy.blob<8x16xf32, #layout, !toy.ptr<i32>> {
  toy.return %b : !toy.blob<8x16xf32, #layout, !toy.ptr<i32>>
}

toy.func @attributes() attributes {
    options = #toy.options<mode = <slow>, flags = a, c>, more = #toy.options<names = "x", "y">, empty = #toy.options<>, mode = #toy.mode<"very exact">} {
  toy.return
}

toy.func @inferred_type(%p: !toy.ptr<f32>, %i: index) -> f32 {
  %0 = toy.load volatile mode <slow> how fast align 16 %p[%i, %i] : <f32>
  %1 = toy.load %p[] : !toy.ptr<f32>
  %2 = toy.sum %0, %1 : f32
  toy.return %2 : f32
}

toy.func @optional_parts(%n: i32, %row: tensor<4xi32>) {
  %h, %b = toy.make %n : i32 -> !toy.blob
  %h2, %b2 = toy.make %n, %row : tensor<4xi32> limit 7 : i32 -> !toy.blob<x>
  toy.drop %h
  toy.drop %h2
  %0:2 = toy.list %n, %b : i32, !toy.blob -> i32, f32
  %1 = toy.list -> i32
  toy.return
}

// Texts without angle brackets, and the types of attributes.
toy.func @texts() attributes {
    a = #toy<raw[2:]>, b = #toy<raw text !toy.handle [0:4]>, c = #toy.raw, d = #toy.number<5> : !toy.ptr<f32>, e = #toy.number<6>} {
  toy.return
}

// A declaration, sets of words, sizes of groups of results, and operations without a prefix.
toy.func @declaration(i32)

toy.func @words() {
  %0:3 = toy.flags c, a {resultSegmentSizes = array<i32: 1, 2>} : i32, i32, i32
  %1 = toy.flags {resultSegmentSizes = array<i32: 1, 0>} : i32
  toy.scope {
    %2 = sum %1, %1 : i32
  }
  toy.return
}
