module {
  func.func private @endless() attributes {facts.dead_code = {after = true, before = true}} {
    cf.br ^bb1 {facts.dead_code = {after = true, before = true}}
  ^bb1:  // 2 preds: ^bb0, ^bb1
    cf.br ^bb1 {facts.dead_code = {after = true, before = true}}
  }
  func.func @f(%arg0: i1) attributes {facts.dead_code = {after = true, before = true}} {
    %true = arith.constant {facts.dead_code = {after = true, before = true}} true
    cf.cond_br %true, ^bb1, ^bb2 {facts.dead_code = {after = true, before = true}}
  ^bb1:  // pred: ^bb0
    call @endless() {facts.dead_code = {after = false, before = true}} : () -> ()
    return {facts.dead_code = {after = false, before = false}}
  ^bb2:  // pred: ^bb0
    return {facts.dead_code = "unreachable"}
  }
}

