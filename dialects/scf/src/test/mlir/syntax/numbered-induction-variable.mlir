// RUN: --split-input-file --allow-unregistered-dialect
// The induction variable of a loop may have a number behind its name, and only this is defined then.
func.func @f(%n: index) {
  %i:2 = "test.pair"() : () -> (index, index)
  scf.for %i#2 = %n to %n step %n iter_args(%sum = %n) -> index {
    "test.use"(%i#2, %i#1, %i) : (index, index, index) -> ()
    scf.yield %sum : index
  }
  return
}
