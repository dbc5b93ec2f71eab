// RUN: --duplicate-function-elimination --allow-unregistered-dialect
// REFERENCE: the reference erases a function whose uses it cannot replace
// An operation that may be a symbol table: no function is erased.
func.func @a() { return }
func.func @b() { return }
func.func @u() { 
  "unk.op"() ({ "unk.x"() {s = @b} : () -> () }) : () -> ()
  call @b() : () -> () 
  return }
