module {
  func.func @f(%arg0: !async.token, %arg1: !async.value<f32>, %arg2: !async.group, %arg3: index) {
    %token = async.execute {
      async.yield
    }
    %token_0, %bodyResults = async.execute [%arg0] (%arg1 as %arg4: !async.value<f32>) -> !async.value<f32> attributes {q} {
      async.yield %arg4 : f32
    }
    %token_1, %bodyResults_2:2 = async.execute [%arg0, %token] (%arg1 as %arg4: !async.value<f32>, %bodyResults as %arg5: !async.value<f32>) -> (!async.value<f32>, !async.value<i32>) {
      %11 = "x.y"() : () -> i32
      async.yield %arg4, %11 : f32, i32
    }
    async.await %arg0 : !async.token
    %0 = async.await %arg1 : !async.value<f32> {a}
    async.await_all %arg2
    %1 = async.create_group %arg3 : !async.group
    %2 = async.add_to_group %arg0, %arg2 : !async.token
    %3 = async.coro.id
    %4 = async.coro.begin %3
    %5 = async.coro.save %4
    async.coro.suspend %5, ^bb1, ^bb2, ^bb3
  ^bb1:  // 2 preds: ^bb0, ^bb3
    async.coro.free %3, %4
    async.coro.end %4
    return
  ^bb2:  // pred: ^bb0
    %6 = async.runtime.create : !async.value<f32>
    async.runtime.set_available %6 : !async.value<f32>
    %7 = async.runtime.is_error %arg2 : !async.group
    async.runtime.await %arg2 : !async.group
    async.runtime.add_ref %arg0 {count = 1 : i64} : !async.token
    %8 = async.runtime.load %arg1 : <f32>
    async.runtime.store %8, %arg1 : <f32>
    %9 = async.runtime.num_worker_threads : index
    %10 = async.call @af(%8) {b} : (f32) -> !async.token
    return
  ^bb3:  // pred: ^bb0
    cf.br ^bb1
  }
  async.func private @af(f32) -> !async.token
  async.func @ag(%arg0: f32 {a.b}) -> (!async.token, !async.value<f32> {c.d}) attributes {e} {
    return %arg0 : f32
  }
  async.func @ah() -> !async.token {
    "x.y"() : () -> ()
    return
  }
}

