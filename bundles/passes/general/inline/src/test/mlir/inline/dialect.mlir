// RUN: --mlir-version=19.1 --inline
// The dialect of a call or callee converts, marks and changes what is inlined.
test.conversion_func_op @h(%a: i32 {test.handle_argument, test.x}, %b: i16) -> (i32 {test.handle_result}, i16 {test.handle_result}) { 
  "test.return"(%a, %b) : (i32, i16) -> () }
test.conversion_func_op @h2(%a: i32 {test.handle_argument}, %b: i16) -> (i32 {test.handle_result}, i16) { 
  cf.br ^bb1
  ^bb1:
  %k = "test.region"() ({ "test.y"() : () -> () }) : () -> i32
  "test.return"(%a, %b) : (i32, i16) -> () }
func.func @hc(%a: i32, %b: i16) -> i32 {
  %v:2 = "test.conversion_call_op"(%a, %a) {callee = @h} : (i32, i32) -> (i32, i32)
  %v3:2 = "test.conversion_call_op"(%a, %a) {callee = @h2} : (i32, i32) -> (i16, i32)
  %v1:2 = "test.conversion_call_op"(%a, %b) {callee = @h2, noinline} : (i32, i16) -> (i32, i16)
  "test.x"(%v#0, %v#1) : (i32, i32) -> ()
  "test.x"(%v3#0, %v3#1) : (i16, i32) -> ()
  return %v#0 : i32
}
