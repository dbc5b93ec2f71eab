// RUN: --set-buffer-policies --split-input-file --verify-diagnostics
// REFERENCE: has no such pass
// expected-error @below {{has the attribute 'mortise.policies' that is no array of dictionaries}}
module attributes {mortise.policies = {stack = false}} {}

// -----

// expected-error @below {{policy #1 of the attribute 'mortise.policies' is no dictionary}}
module attributes {mortise.policies = [{stack = false}, 3]} {}

// -----

// expected-error @below {{has the unknown key 'stak'; the keys are memory_space, dialect, operation, owner, stack, reuse, arena, allocate, free}}
module attributes {mortise.policies = [{stak = false}]} {}

// -----

// expected-error @below {{needs true or false for 'arena'}}
// expected-error @below {{needs a string for 'dialect', such as "gpu"}}
// expected-error @below {{needs "program" or "function" for 'owner'}}
// expected-error @below {{needs the name of a function for 'free', such as @pool_free}}
module attributes {mortise.policies = [{arena = 1, dialect = 1, owner = "caller", free = "f"}]} {}

// -----

// expected-error @below {{names @take for 'allocate', which does not exist in this module: declare it}}
// expected-error @below {{names @data for 'free', which is no function}}
module attributes {mortise.policies = [{allocate = @take, free = @data}]} {
  memref.global @data : memref<4xf32>
}

// -----

// expected-error @below {{needs both 'allocate' and 'free'}}
// expected-error @below {{has a pool and owner = "program"; remove one of them}}
// expected-error @below {{names functions of a pool, which replace 'memref.alloc' only}}
// expected-error @below {{has an 'allocate' function @give of the wrong type; it must be (index) -> memref<?xT>}}
// expected-error @below {{has a 'free' function @take of the wrong type; it must be (memref<?xi8>) -> (), or (index) -> (), of the address of any buffer, as @take returns memref<?xi8>}}
// expected-error @below {{has an 'allocate' function that returns memory of another memory space than 'memory_space'}}
module attributes {mortise.policies = [{allocate = @take}, {owner = "program", allocate = @take, free = @give},
    {dialect = "gpu", allocate = @take, free = @give}, {allocate = @give, free = @give},
    {allocate = @take, free = @take}, {memory_space = 1, allocate = @take, free = @give}]} {
  func.func private @take(index) -> memref<?xi8>
  func.func private @give(index)
}

// -----

module {
  func.func private @take(index) -> memref<?xi8>
  func.func private @give(index)
  // expected-error @below {{names functions of a pool, which belongs to the module: buffers are passed between functions}}
  func.func @f() attributes {mortise.policies = [{allocate = @take, free = @give}]} {
    return
  }
}

// -----

// expected-error @below {{policy #0 of the attribute 'mortise.policies' has a 'free' function @give of the wrong type; it must be (memref<?xf32>) -> (), as @take returns memref<?xf32>}}
module attributes {mortise.policies = [{allocate = @take, free = @give}]} {
  func.func private @take(index) -> memref<?xf32>
  func.func private @give(index)
}
