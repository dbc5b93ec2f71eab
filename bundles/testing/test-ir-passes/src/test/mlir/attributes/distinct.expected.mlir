#distinct = distinct[0]<"a">
#distinct1 = distinct[1]<"a">
#distinct2 = distinct[2]<"a">
module {
  func.func @f() {
    "test.op"() {distinct.input = #distinct, distinct.output = #distinct1} : () -> ()
    "test.op"() {distinct.input = #distinct, distinct.output = #distinct2} : () -> ()
    "test.op"() {distinct.input = distinct[3]<>, distinct.output = distinct[4]<>} : () -> ()
    "test.op"() {distinct.input = 1 : i32} : () -> ()
    return
  }
}

