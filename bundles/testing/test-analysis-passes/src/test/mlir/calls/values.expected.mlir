Testing : "values"
// ---- CallGraph ----
// - Node : 'func.func' - Region #0 : {function_type = (() -> (() -> ())) -> (), sym_name = "values", sym_visibility = "nested"}
// -- Call-Edge : <Unknown-Callee-Node>
//
// - Node : 'func.func' - Region #0 : {function_type = (() -> (() -> ())) -> (), sym_name = "region"}
// -- Child-Edge : 'test.functional_region_op' - Region #0 : {note = "called"}
// -- Call-Edge : 'test.functional_region_op' - Region #0 : {note = "called"}
//
// - Node : 'test.functional_region_op' - Region #0 : {note = "called"}
//
// -- SCCs --
// - SCC : 
// -- Node :<Unknown-Callee-Node>

// - SCC : 
// -- Node :'func.func' - Region #0 : {function_type = (() -> (() -> ())) -> (), sym_name = "values", sym_visibility = "nested"}

// - SCC : 
// -- Node :'test.functional_region_op' - Region #0 : {note = "called"}

// - SCC : 
// -- Node :'func.func' - Region #0 : {function_type = (() -> (() -> ())) -> (), sym_name = "region"}

// - SCC : 
// -- Node :<External-Caller-Node>

// -------------------
module attributes {test.name = "values"} {
  func.func nested @values(%arg0: () -> (() -> ())) {
    %f = constant @values : (() -> (() -> ())) -> ()
    call_indirect %f(%arg0) : (() -> (() -> ())) -> ()
    %0 = call_indirect %arg0() : () -> (() -> ())
    call_indirect %0() : () -> ()
    return
  }
  func.func @region(%arg0: () -> (() -> ())) {
    %0 = "test.functional_region_op"() ({
      "test.return"() : () -> ()
    }) {note = "called"} : () -> (() -> ())
    call_indirect %0() : () -> ()
    return
  }
}

