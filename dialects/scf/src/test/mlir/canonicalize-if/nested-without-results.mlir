// RUN: --canonicalize --allow-unregistered-dialect
// A result that the inner one has no part in is selected by the outer condition alone.
func.func @f(%a: i1, %b: i1, %x: i16, %y: i16, %z: i16) -> (i16, i16) {
  %0:2 = scf.if %a -> (i16, i16) {
    %1 = scf.if %b -> i16 {
      %2 = "test.inside"() : () -> i16
      scf.yield %2 : i16
    } else {
      scf.yield %z : i16
    }
    scf.yield %x, %1 : i16, i16
  } else {
    scf.yield %y, %z : i16, i16
  }
  return %0#0, %0#1 : i16, i16
}
func.func @g(%a: i1, %b: i1, %x: i16, %y: i16) -> i16 {
  %0 = scf.if %a -> i16 {
    scf.if %b {
      "test.inside"() : () -> ()
    }
    scf.yield %x : i16
  } else {
    scf.yield %y : i16
  }
  return %0 : i16
}
