module {
  func.func @only_adds(%arg0: !async.token, %arg1: !async.token) {
    %c2 = arith.constant 2 : index
    %0 = async.create_group %c2 : !async.group
    %1 = async.add_to_group %arg0, %0 : !async.token
    %2 = async.add_to_group %arg1, %0 : !async.token
    return
  }
  func.func @index_used(%arg0: !async.token) -> index {
    %c2 = arith.constant 2 : index
    %0 = async.create_group %c2 : !async.group
    %1 = async.add_to_group %arg0, %0 : !async.token
    return %1 : index
  }
  func.func @awaited(%arg0: !async.token) {
    %c2 = arith.constant 2 : index
    %0 = async.create_group %c2 : !async.group
    %1 = async.add_to_group %arg0, %0 : !async.token
    async.await_all %0
    return
  }
  func.func @zero() {
    return
  }
  func.func @zero_added(%arg0: !async.token) {
    %c0 = arith.constant 0 : index
    %0 = async.create_group %c0 : !async.group
    %1 = async.add_to_group %arg0, %0 : !async.token
    async.await_all %0
    return
  }
  func.func @dynamic(%arg0: index) {
    return
  }
  func.func @zero_twice() {
    return
  }
  func.func @zero_escapes() -> !async.group {
    %c0 = arith.constant 0 : index
    %0 = async.create_group %c0 : !async.group
    async.await_all %0
    return %0 : !async.group
  }
  func.func @zero_runtime() {
    %c0 = arith.constant 0 : index
    %0 = async.create_group %c0 : !async.group
    async.runtime.drop_ref %0 {count = 1 : i64} : !async.group
    async.await_all %0
    return
  }
}

