module {
  func.func @f(%arg0: index) {
    scf.index_switch %arg0 
    case -1 {
      scf.yield
    }
    case 0 {
      scf.yield
    }
    default {
    }
    return
  }
}

