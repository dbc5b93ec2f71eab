module {
  func.func private @square(%arg0: i32) -> i32 attributes {facts.constants = {arguments = [[3 : i32]]}} {
    %0 = arith.muli %arg0, %arg0 {facts.constants = {results = [9 : i32]}} : i32
    return %0 : i32
  }
  func.func @f(%arg0: i32) -> (i32, i32) attributes {facts.constants = {arguments = [["unknown"], [9 : i32, "unknown"]]}} {
    %c3_i32 = arith.constant {facts.constants = {results = [3 : i32]}} 3 : i32
    %0 = call @square(%c3_i32) {facts.constants = {results = [9 : i32]}} : (i32) -> i32
    %1 = arith.cmpi slt, %0, %c3_i32 {facts.constants = {results = [false]}} : i32
    %2 = scf.if %1 -> (i32) {
      %5 = arith.addi %c3_i32, %c3_i32 {facts.constants = {results = ["unreachable"]}} : i32
      scf.yield %5 : i32
    } else {
      scf.yield %0 : i32
    } {facts.constants = {results = [9 : i32]}}
    cf.br ^bb1(%2, %arg0 : i32, i32)
  ^bb1(%3: i32, %4: i32):  // pred: ^bb0
    return %3, %4 : i32, i32
  }
}

