// RUN: --symbol-dce --allow-unregistered-dialect
// A symbol that nobody can see and nothing live refers to goes; so does what only such a symbol refers to.
func.func private @dead() { return }
func.func private @dead_user() {
  call @dead() : () -> ()
  return
}
func.func private @live() { return }
func.func nested @nobody() { return }
func.func @main() {
  call @live() : () -> ()
  return
}
module @inner attributes {sym_visibility = "private"} {
  func.func nested @referred() { return }
  func.func private @dead() { return }
  func.func @hidden() { return }
}
module {
  func.func nested @unnamed_table() { return }
  func.func private @in_dead() {
    "foo.use"() {nested = [{a = @also_dead}]} : () -> ()
    return
  }
  func.func private @also_dead() { return }
}
"foo.use"() {nested = [{a = @inner::@referred}], missing = @inner::@nothing} : () -> ()
