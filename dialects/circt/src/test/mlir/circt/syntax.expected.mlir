module {
  hw.module private @a<W: i32, D: i8 = 4 : i8>(in %arg0 x : i4, in %arg1 "y-y" : !hw.array<2xi8>, inout %arg2 z : i1, out r : i8 {some = 1 : i32}) attributes {comment = "a"} {
    %0 = comb.concat %arg0, %arg0 : i4, i4
    %1 = hw.instance "b" sym @s @b<W: i32 = 1 : i32>(x: %arg0: i4) -> (r: i8) {k}
    hw.instance "c" @c() -> ()
    hw.output %0 : i8
  }
  hw.module @empty() {
  }
  hw.module.extern @b<W: i32>(in %x : i4, out r : i8)
  firrtl.module @m() {
  }
  firrtl.module private @n(in %arg0: !firrtl.bundle<a: uint<1>, b flip: vector<uint<2>, 3>> sym @s [{class = "c"}], out %arg1: !firrtl.uint<1>) attributes {k} {
    %0 = firrtl.subfield %arg0[a] : !firrtl.bundle<a: uint<1>, b flip: vector<uint<2>, 3>>
    %1 = firrtl.subfield %arg0[b] : !firrtl.bundle<a: uint<1>, b flip: vector<uint<2>, 3>>
    firrtl.connect %arg1, %0 : !firrtl.uint<1>
    firrtl.connect %arg1, %1 : !firrtl.uint<1>, !firrtl.vector<uint<2>, 3>
    %2 = firrtl.ref.send %arg1 : !firrtl.uint<1>
    %3:2 = firrtl.instance i sym @t interesting_name {k} @e(in a: !firrtl.clock, out b: !firrtl.uint<1>)
  }
  firrtl.extmodule private @e<P: i8 = 1 : i8>(in a: !firrtl.clock, out b: !firrtl.uint<1>)
}

