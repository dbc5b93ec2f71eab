// RUN: --split-input-file --verify-diagnostics
func.func @f(%v : !async.value<f32>) {
// expected-error @below {{'async.execute' op along control flow edge from Operation async.yield to parent: region branch point has 1 operands, but region successor needs 0 inputs}}
  // expected-note @below {{region branch point}}
  %a = async.execute { async.yield %v : !async.value<f32> }
  return
}

// -----

func.func @f(%v : !async.value<f32>) {
// expected-error @below {{'async.execute' op along control flow edge from Operation async.yield to parent: successor operand type #0 'i32' should match successor input type #0 '!async.value<f32>'}}
  %a:2 = async.execute -> !async.value<f32> {
    %c = arith.constant 1 : i32
    // expected-note @below {{region branch point}}
    async.yield %c : i32
  }
  return
}

// -----

func.func @f() {
// expected-error @below {{'async.execute' op result #1 must be variadic of async value type, but got 'f32'}}
  async.execute -> f32 { }
  return
}

// -----

// expected-error @below {{'async.func' op result type must be async value type or async token type, but got 'f32'}}
async.func @f() -> f32 { async.return }

// -----

// expected-error @below {{'async.func' op  results' (optional) async token type is expected to appear as the 1st return value, but got 2}}
async.func @f() -> (!async.value<f32>, !async.token) { async.return }

// -----

// expected-error @below {{'async.func' op result is expected to be at least of size 1, but got 0}}
async.func @f() { async.return }

// -----

// expected-error @below {{'async.return' op operand types do not match the types returned from the parent FuncOp}}
async.func @f(%a: f32) -> (!async.value<i32>) { async.return %a : f32 }

// -----

func.func @g(%a: f32) {
// expected-error @below {{'async.call' op 'g' does not reference a valid async function}}
  async.call @g() : () -> ()
  return
}

// -----

async.func @g(%a: f32) -> !async.token {
// expected-error @+3 {{'async.call' op result type mismatch at index 0}}
// expected-note @+2 {{      op result types: '!async.value<f32>'}}
// expected-note @below {{function result types: '!async.token'}}
  %0 = async.call @g(%a) : (f32) -> !async.value<f32>
  async.return
}

// -----

func.func @f(%t: !async.token) {
// expected-error @below {{'async.await' op awaiting on a token must have empty result}}
  %0 = "async.await"(%t) : (!async.token) -> f32
  return
}

// -----

func.func @f(%v : !async.value<f32>) {
// expected-error @below {{custom op 'async.runtime.add_ref' 'async.runtime.add_ref' op attribute 'count' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive}}
  async.runtime.add_ref %v {count = 0 : i64} : !async.value<f32>
  return
}

// -----

// expected-error @+2 {{expected '<'}}
// expected-error @below {{failed to parse async value type}}
func.func private @f() -> !async.value
