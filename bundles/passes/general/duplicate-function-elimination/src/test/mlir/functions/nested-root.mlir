// RUN: --pass-pipeline=builtin.module(builtin.module(duplicate-function-elimination))
// REFERENCE: the reference erases functions that are used outside of the module of the pass
// Functions that the program around can use are kept; those of a module without a name are not.
module @named {
  func.func @a() { return }
  func.func @b() { return }
  func.func private @c() { return }
  func.func private @d() { return }
  func.func @u() {
    call @b() : () -> ()
    call @d() : () -> ()
    return
  }
}
module {
  func.func @a() { return }
  func.func @b() { return }
}
func.func @w() attributes {uses = [[@named::@b], {f = @named::@a}]} { return }
