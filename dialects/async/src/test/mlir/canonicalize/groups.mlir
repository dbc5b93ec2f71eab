// RUN: --canonicalize
func.func @only_adds(%a: !async.token, %b: !async.token) {
  %c2 = arith.constant 2 : index
  %g = async.create_group %c2 : !async.group
  %0 = async.add_to_group %a, %g : !async.token
  %1 = async.add_to_group %b, %g : !async.token
  return
}
func.func @index_used(%a: !async.token) -> index {
  %c2 = arith.constant 2 : index
  %g = async.create_group %c2 : !async.group
  %0 = async.add_to_group %a, %g : !async.token
  return %0 : index
}
func.func @awaited(%a: !async.token) {
  %c2 = arith.constant 2 : index
  %g = async.create_group %c2 : !async.group
  %0 = async.add_to_group %a, %g : !async.token
  async.await_all %g
  return
}
func.func @zero() {
  %c0 = arith.constant 0 : index
  %g = async.create_group %c0 : !async.group
  async.await_all %g
  return
}
func.func @zero_added(%a: !async.token) {
  %c0 = arith.constant 0 : index
  %g = async.create_group %c0 : !async.group
  %0 = async.add_to_group %a, %g : !async.token
  async.await_all %g
  return
}
func.func @dynamic(%n: index) {
  %g = async.create_group %n : !async.group
  async.await_all %g
  return
}
func.func @zero_twice() {
  %c0 = arith.constant 0 : index
  %g = async.create_group %c0 : !async.group
  async.await_all %g
  async.await_all %g
  return
}
func.func @zero_escapes() -> !async.group {
  %c0 = arith.constant 0 : index
  %g = async.create_group %c0 : !async.group
  async.await_all %g
  return %g : !async.group
}
func.func @zero_runtime() {
  %c0 = arith.constant 0 : index
  %g = async.create_group %c0 : !async.group
  async.runtime.drop_ref %g {count = 1 : i64} : !async.group
  async.await_all %g
  return
}
