Testing : "one"
// ---- CallGraph ----
// - Node : 'func.func' - Region #0 : {function_type = () -> (), sym_name = "one", test.list = [1, "two"]}
// -- Call-Edge : <Unknown-Callee-Node>
//
// -- SCCs --
// - SCC : 
// -- Node :<Unknown-Callee-Node>

// - SCC : 
// -- Node :'func.func' - Region #0 : {function_type = () -> (), sym_name = "one", test.list = [1, "two"]}

// - SCC : 
// -- Node :<External-Caller-Node>

// -------------------
Testing : "empty"
// ---- CallGraph ----
// -- SCCs --
// - SCC : 
// -- Node :<External-Caller-Node>

// -------------------
module attributes {test.name = "outer"} {
  func.func @around() {
    return
  }
  module attributes {test.name = "one"} {
    func.func @one() attributes {test.list = [1, "two"]} {
      "test.conversion_call_op"() <{callee = @around}> : () -> ()
      return
    }
  }
  module attributes {test.name = "empty"} {
  }
}

