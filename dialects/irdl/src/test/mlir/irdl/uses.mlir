// RUN: --mlir-version=19.1 --irdl-file=%S/definitions.irdl.mlir --allow-unregistered-dialect --split-input-file
// Types, attributes and operations that the constraints accept, in all their forms.
%0 = "test.x"() : () -> i64
%1 = "d.any"(%0) : (i64) -> (i64)

// -----

func.func @f(%a: !m.t0, %b: !m.t1<"a">, %c: !m.t1<!m.t1<affine_map<(d0) -> (d0)>>>) attributes {x = #m.a1<affine_map<(d0) -> (d0)>>, y = !m.t1<[1, 2]>, z = #m.a1<{a = 1}>} { return }
#map = affine_map<(d0) -> (d0 + 1)>
!t = !m.t1<1 : i8>
func.func private @g(!t) attributes {x = #m.a1<#map>, y = #d<a0>}

// -----

func.func @f(%a: tensor<4x!d.t0>) { return }

// -----

func.func @f(%a: i32) -> i32 { 
  "d.opt"(%a) : (i32) -> ()
  %1 = "d.opt"() : () -> (i32)
  %2 = "d.opt"() : () -> (i32)
  %u = "d.opt"() : () -> (i32)
  %3 = arith.addi %1, %2 : i32
return %3 : i32 }

// -----

"d.emptyop"() : () -> ()

// -----

"d.emptyop"() {a = 1, d.x = 2} : () -> ()

// -----

"d.attrs"() {x = 1, y = i32, z = "s", u = 3} : () -> ()

// -----

"d.emptyop"() {a = #d.two<1, "s", 1, i32>, b = #d.noparamsa, c = #d<noparamsa>, e = !d.empty, f = !d<empty>} : () -> ()

// -----

"test.x"() {a = #d.noparamsa<>, b = 1} : () -> ()

// -----

"test.x"() {a = #d.noparamsa : i32, b = 1} : () -> ()

// -----

"test.x"() {a = #d.two<1 : i32 , "s", 1 : i32, i32> : i64, b = 1} : () -> ()

// -----

"test.x"() {a = #d<two <1,"s",1,i32>>, b = #d<two <1,"s",1,i32> foo>} : () -> ()

// -----

"test.x"() {d.foo} : () -> ()

// -----

"test.x"() {a = !d.empty<>} : () -> ()

// -----

"d.shaped"() ({^bb0(%0: i32, %1: i32): "test.x"()[^bb1] : () -> () ^bb1: "test.x"() : () -> ()}) : () -> ()

// -----

"d.three"() {a = i32, b = i32, c = 3} : () -> ()

// -----

func.func @f(%a: !e.t, %b: f32, %c: !d.list<!d.list<i32>>, %p: !d.t1<f64>) -> f64 {
  "d.others"(%a) : (!e.t) -> ()
  "d.others"(%b) : (f32) -> ()
  %0 = "d.norm"(%p) : (!d.t1<f64>) -> f64
  return %0 : f64
}
