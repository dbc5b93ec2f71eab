module {
  module {
    module @m {
      func.func @a() {
        return
      }
    }
    func.func @w() {
      "test.op"() {s = @m::@a} : () -> ()
      return
    }
  }
  func.func @b() {
    return
  }
  module @other {
    func.func @a() {
      return
    }
    func.func @u() {
      call @a() : () -> ()
      return
    }
  }
}

