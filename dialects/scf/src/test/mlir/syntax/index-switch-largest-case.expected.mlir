module {
  func.func @f(%arg0: index) {
    scf.index_switch %arg0 
    case -1 {
      scf.yield
    }
    case 9223372036854775807 {
      scf.yield
    }
    default {
    }
    return
  }
}

