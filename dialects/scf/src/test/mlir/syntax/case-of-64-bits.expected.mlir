module {
  func.func @switch(%arg0: index) {
    scf.index_switch %arg0 
    case -1 {
      scf.yield
    }
    case -9223372036854775808 {
      scf.yield
    }
    default {
    }
    return
  }
}

