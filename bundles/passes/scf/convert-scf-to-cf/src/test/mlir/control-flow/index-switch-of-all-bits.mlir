// RUN: --convert-scf-to-cf --allow-unregistered-dialect --split-input-file
// REFERENCE: switches on i32, so that an argument of 2^32 takes the case 0.
// The flag has 64 bits, as many as the largest index.
func.func @values(%a: index, %x: f32, %y: f32, %z: f32) -> f32 {
  %0 = scf.index_switch %a -> f32
  case 0 {
    scf.yield %x : f32
  }
  case 4294967296 {
    scf.yield %y : f32
  }
  default {
    scf.yield %z : f32
  }
  return %0 : f32
}

// -----

func.func @nothing(%a: index) {
  scf.index_switch %a
  default {
    scf.yield
  }
  scf.index_switch %a
  case 7000000000 { scf.yield }
  case -3 { scf.yield }
  default {
    "any.bar"() : () -> ()
    scf.yield
  }
  return
}
