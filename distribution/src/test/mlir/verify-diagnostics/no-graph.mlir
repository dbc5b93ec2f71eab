// RUN: --split-input-file --verify-diagnostics --allow-unregistered-dialect

// Several blocks of an operation that nobody defines are control flow, not a graph.
"t.g"() ({
  "t.br"()[^bb1] : () -> ()
^bb1:
  // expected-error @below {{operand #0 does not dominate this use}}
  "t.a"(%0) : (i32) -> ()
  // expected-note @below {{operand defined here (op in the same block)}}
  %0 = "t.b"() : () -> i32
  "t.end"() : () -> ()
}) : () -> ()

// -----

// Nor is the region of an operation that somebody defines one because it is inside a graph.
func.func @f(%c: i1) {
  "t.g"() ({
    scf.if %c {
      "t.a"(%0) : (i32) -> ()
    }
    %0 = "t.b"() : () -> i32
    scf.if %c {
      // expected-error @below {{operand #0 does not dominate this use}}
      "t.a"(%1) : (i32) -> ()
      // expected-note @below {{operand defined here (op in the same block)}}
      %1 = "t.b"() : () -> i32
    }
  }) : () -> ()
  return
}
