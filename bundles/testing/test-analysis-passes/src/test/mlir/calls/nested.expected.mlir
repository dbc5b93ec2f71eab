Testing : <<NULL ATTRIBUTE>>
// ---- CallGraph ----
// - Node : 'func.func' - Region #0 : {function_type = (i1) -> (), sym_name = "outer"}
// -- Child-Edge : 'test.functional_region_op' - Region #0
// -- Child-Edge : 'func.func' - Region #0 : {function_type = () -> (), sym_name = "in_module"}
// -- Child-Edge : 'func.func' - Region #0 : {function_type = () -> (), sym_name = "other", sym_visibility = "private"}
// -- Call-Edge : 'func.func' - Region #0 : {function_type = () -> (), sym_name = "other"}
// -- Call-Edge : 'test.functional_region_op' - Region #0
//
// - Node : 'test.functional_region_op' - Region #0
// -- Child-Edge : 'test.functional_region_op' - Region #0
// -- Call-Edge : 'test.functional_region_op' - Region #0
// -- Call-Edge : 'func.func' - Region #0 : {function_type = (i1) -> (), sym_name = "outer"}
//
// - Node : 'test.functional_region_op' - Region #0
//
// - Node : 'func.func' - Region #0 : {function_type = () -> (), sym_name = "in_module"}
// -- Call-Edge : 'func.func' - Region #0 : {function_type = () -> (), sym_name = "other", sym_visibility = "private"}
//
// - Node : 'func.func' - Region #0 : {function_type = () -> (), sym_name = "other", sym_visibility = "private"}
//
// - Node : 'func.func' - Region #0 : {function_type = () -> (), sym_name = "other"}
//
// -- SCCs --
// - SCC : 
// -- Node :'test.functional_region_op' - Region #0

// - SCC : 
// -- Node :'func.func' - Region #0 : {function_type = () -> (), sym_name = "other", sym_visibility = "private"}

// - SCC : 
// -- Node :'func.func' - Region #0 : {function_type = () -> (), sym_name = "in_module"}

// - SCC : 
// -- Node :'func.func' - Region #0 : {function_type = () -> (), sym_name = "other"}

// - SCC : 
// -- Node :'test.functional_region_op' - Region #0
// -- Node :'func.func' - Region #0 : {function_type = (i1) -> (), sym_name = "outer"}

// - SCC : 
// -- Node :<External-Caller-Node>

// -------------------
module {
  func.func @outer(%arg0: i1) {
    call @other() : () -> ()
    %0 = "test.functional_region_op"() ({
      %1 = "test.functional_region_op"() ({
        "test.return"() : () -> ()
      }) : () -> (() -> ())
      func.call_indirect %1() : () -> ()
      func.call @outer(%arg0) : (i1) -> ()
      "test.return"() : () -> ()
    }) : () -> (() -> ())
    scf.if %arg0 {
      func.call_indirect %0() : () -> ()
      builtin.module {
        func.func @in_module() {
          call @other() : () -> ()
          return
        }
        func.func private @other() {
          return
        }
      }
    }
    return
  }
  func.func @other() {
    return
  }
}

