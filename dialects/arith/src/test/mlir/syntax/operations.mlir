// RUN: 
// Custom syntax with flags, attributes and vectors.
func.func @f(%a: i32, %b: i32, %f: f32, %x: index, %v: vector<4xi32>) {
  %c = arith.constant 5 : i32
  %d = arith.constant true
  %e = arith.constant -3 : i8
  %e2 = arith.constant dense<1> : vector<4xi32>
  %e3 = arith.constant 1.0 : f32
  %e4 = arith.constant {foo = 1} 1 : i32
  %0 = arith.addi %a, %b overflow<nsw, nuw> : i32
  %1 = arith.addf %f, %f fastmath<fast> : f32
  %2 = arith.cmpi slt, %a, %b : i32
  %3 = arith.select %2, %a, %b : i32
  %4 = arith.index_cast %a : i32 to index
  %5, %6 = arith.addui_extended %a, %b : i32, i1
  %7 = arith.truncf %f to_nearest_even : f32 to bf16
  %8 = arith.cmpf olt, %f, %f fastmath<nnan,ninf> : f32
  return
}
func.func @g(%i: f32, %h: f16) {
  %0 = arith.truncf %i upward fastmath<fast> : f32 to f16
  %1 = arith.truncf %i fastmath<nnan> : f32 to f16
  %2 = arith.truncf %i to_nearest_even : f32 to f16
  %3 = arith.truncf %i {foo} : f32 to f16
  %4 = arith.extf %h fastmath<nnan> : f16 to f32
  %5 = arith.extf %h : f16 to f32
  return
}
