#distinct = distinct[0]<@b>
module @outer {
  module @b attributes {sym.new_name = "b"} {
    func.func nested @g() attributes {sym.new_name = "g"} {
      return
    }
  }
  func.func @user() attributes {use = [@b::@g, {deep = @b}, #distinct]} {
    return
  }
}

