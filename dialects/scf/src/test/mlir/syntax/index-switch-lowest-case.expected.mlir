module {
  func.func @f(%arg0: index) {
    scf.index_switch %arg0 
    case -9223372036854775808 {
      scf.yield
    }
    default {
    }
    return
  }
}

