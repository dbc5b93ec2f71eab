// RUN: --test-symbol-rauw
// Symbols with a new name, and the references to them.
module @outer {
  module @a attributes {sym.new_name = "b"} {
    func.func nested @f() attributes {sym.new_name = "g"} {
      return
    }
  }
  func.func @user() attributes {use = [@a::@f, {deep = @a}, distinct[0]<@a>]} {
    return
  }
}
