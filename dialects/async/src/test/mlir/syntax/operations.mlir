// RUN: --allow-unregistered-dialect

func.func @f(%t: !async.token, %v : !async.value<f32>, %g: !async.group, %i: index) {
  %a = async.execute { async.yield }
  %b, %bv = async.execute [%t] (%v as %x : !async.value<f32>) -> !async.value<f32> attributes {q} { async.yield %x : f32 }
  %c:3 = async.execute [%t, %a] (%v as %x : !async.value<f32>, %bv as %y: !async.value<f32>) -> (!async.value<f32>, !async.value<i32>) { %w = "x.y"() : () -> i32
   async.yield %x, %w : f32, i32 }
  async.await %t : !async.token
  %r = async.await %v : !async.value<f32> {a}
  async.await_all %g
  %n = async.create_group %i : !async.group
  %rk = async.add_to_group %t, %g : !async.token
  %id = async.coro.id
  %h = async.coro.begin %id
  %s = async.coro.save %h
  async.coro.suspend %s, ^a, ^b, ^c
^a:
  async.coro.free %id, %h
  async.coro.end %h
  return
^b:
  %rt = async.runtime.create : !async.value<f32>
  async.runtime.set_available %rt : !async.value<f32>
  %e = async.runtime.is_error %g : !async.group
  async.runtime.await %g : !async.group
  async.runtime.add_ref %t {count = 1 : i64} : !async.token
  %l = async.runtime.load %v : <f32>
  async.runtime.store %l, %v : <f32>
  %nw = async.runtime.num_worker_threads : index
  %ca = async.call @af(%l) {b} : (f32) -> !async.token
  return
^c:
  cf.br ^a
}
async.func private @af(f32) -> !async.token
async.func @ag(%x : f32 {a.b}) -> (!async.token, !async.value<f32> {c.d}) attributes {e} {
  return %x : f32
}
async.func @ah() -> !async.token { "x.y"() : () -> ()
 async.return }
