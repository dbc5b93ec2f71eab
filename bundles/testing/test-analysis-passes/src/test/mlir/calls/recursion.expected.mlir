Testing : "recursion"
// ---- CallGraph ----
// - Node : 'func.func' - Region #0 : {function_type = () -> (), sym_name = "itself"}
// -- Call-Edge : 'func.func' - Region #0 : {function_type = () -> (), sym_name = "itself"}
//
// - Node : 'func.func' - Region #0 : {function_type = (i1) -> (), sym_name = "first"}
// -- Call-Edge : 'func.func' - Region #0 : {function_type = (i1) -> (), sym_name = "second", sym_visibility = "private"}
// -- Call-Edge : 'func.func' - Region #0 : {function_type = () -> (), sym_name = "itself"}
// -- Call-Edge : 'func.func' - Region #0 : {function_type = (i1) -> (), sym_name = "third", sym_visibility = "private"}
//
// - Node : 'func.func' - Region #0 : {function_type = (i1) -> (), sym_name = "second", sym_visibility = "private"}
// -- Call-Edge : 'func.func' - Region #0 : {function_type = (i1) -> (), sym_name = "third", sym_visibility = "private"}
//
// - Node : 'func.func' - Region #0 : {function_type = (i1) -> (), sym_name = "third", sym_visibility = "private"}
// -- Call-Edge : 'func.func' - Region #0 : {function_type = (i1) -> (), sym_name = "first"}
// -- Call-Edge : 'func.func' - Region #0 : {function_type = () -> (), sym_name = "leaf", sym_visibility = "private"}
//
// - Node : 'func.func' - Region #0 : {function_type = () -> (), sym_name = "leaf", sym_visibility = "private"}
//
// -- SCCs --
// - SCC : 
// -- Node :'func.func' - Region #0 : {function_type = () -> (), sym_name = "itself"}

// - SCC : 
// -- Node :'func.func' - Region #0 : {function_type = () -> (), sym_name = "leaf", sym_visibility = "private"}

// - SCC : 
// -- Node :'func.func' - Region #0 : {function_type = (i1) -> (), sym_name = "third", sym_visibility = "private"}
// -- Node :'func.func' - Region #0 : {function_type = (i1) -> (), sym_name = "second", sym_visibility = "private"}
// -- Node :'func.func' - Region #0 : {function_type = (i1) -> (), sym_name = "first"}

// - SCC : 
// -- Node :<External-Caller-Node>

// -------------------
module attributes {test.name = "recursion"} {
  func.func @itself() {
    call @itself() : () -> ()
    return
  }
  func.func @first(%arg0: i1) {
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    call @second(%arg0) : (i1) -> ()
    call @itself() : () -> ()
    return
  ^bb2:  // pred: ^bb0
    call @third(%arg0) : (i1) -> ()
    return
  }
  func.func private @second(%arg0: i1) {
    call @third(%arg0) : (i1) -> ()
    return
  }
  func.func private @third(%arg0: i1) {
    call @first(%arg0) : (i1) -> ()
    call @leaf() : () -> ()
    return
  }
  func.func private @leaf() {
    return
  }
}

