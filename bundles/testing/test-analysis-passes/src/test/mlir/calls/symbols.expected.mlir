Testing : "symbols"
// ---- CallGraph ----
// - Node : 'func.func' - Region #0 : {function_type = () -> (), sym_name = "unused", sym_visibility = "private"}
//
// - Node : 'func.func' - Region #0 : {function_type = () -> (), sym_name = "caller"}
// -- Call-Edge : <Unknown-Callee-Node>
// -- Call-Edge : 'func.func' - Region #0 : {function_type = () -> (), sym_name = "found"}
// -- Call-Edge : 'func.func' - Region #0 : {function_type = () -> (), sym_name = "unused", sym_visibility = "private"}
//
// - Node : 'func.func' - Region #0 : {function_type = () -> (), sym_name = "found"}
// -- Call-Edge : <Unknown-Callee-Node>
//
// -- SCCs --
// - SCC : 
// -- Node :'func.func' - Region #0 : {function_type = () -> (), sym_name = "unused", sym_visibility = "private"}

// - SCC : 
// -- Node :<Unknown-Callee-Node>

// - SCC : 
// -- Node :'func.func' - Region #0 : {function_type = () -> (), sym_name = "found"}

// - SCC : 
// -- Node :'func.func' - Region #0 : {function_type = () -> (), sym_name = "caller"}

// - SCC : 
// -- Node :<External-Caller-Node>

// -------------------
module attributes {test.name = "symbols"} {
  func.func private @declared()
  func.func private @unused() {
    return
  }
  func.func @caller() {
    call @declared() : () -> ()
    "test.conversion_call_op"() <{callee = @missing}> : () -> ()
    "test.conversion_call_op"() <{callee = @unused::@missing}> : () -> ()
    "test.conversion_call_op"() <{callee = @inner}> : () -> ()
    "test.conversion_call_op"() <{callee = @inner::@found}> : () -> ()
    call @unused() : () -> ()
    call @unused() : () -> ()
    return
  }
  module @inner {
    func.func @found() {
      "test.conversion_call_op"() <{callee = @caller}> : () -> ()
      return
    }
  }
  "test.conversion_call_op"() <{callee = @caller}> : () -> ()
}

