// RUN: --irdl-file=%S/syntax.irdl.mlir
// REFERENCE: has no dialect ods.

hw.module private @a<W: i32, D: i8 = 4>(in %x: i4, in %y "y-y": !hw.array<2xi8>, inout %z: i1, out r: i8 {some = 1 : i32}) attributes {comment = "a"} {
  %0 = comb.concat %x, %x : i4, i4
  %r = hw.instance "b" sym @s @b<W: i32 = 1>(x: %x: i4) -> (r: i8) {k}
  hw.instance "c" @c() -> ()
  hw.output %0 : i8
}
hw.module @empty() {
}
hw.module.extern @b<W: i32>(in %x: i4, out r: i8)

firrtl.module @m() {
}
firrtl.module private @n(in %x: !firrtl.bundle<a: uint<1>, b flip: vector<uint<2>, 3>> sym @s [{class = "c"}], out %y: !firrtl.uint<1>) attributes {k} {
  %0 = firrtl.subfield %x[a] : !firrtl.bundle<a: uint<1>, b flip: vector<uint<2>, 3>>
  %1 = firrtl.subfield %x[b] : !firrtl.bundle<a: uint<1>, b flip: vector<uint<2>, 3>>
  firrtl.connect %y, %0 : !firrtl.uint<1>
  firrtl.connect %y, %1 : !firrtl.uint<1>, !firrtl.vector<uint<2>, 3>
  %2 = firrtl.ref.send %y : !firrtl.uint<1>
  %a, %b = firrtl.instance i sym @t interesting_name {k} @e(in a: !firrtl.clock, out b: !firrtl.uint<1>)
}
firrtl.extmodule private @e<P: i8 = 1>(in a: !firrtl.clock, out b: !firrtl.uint<1>)
